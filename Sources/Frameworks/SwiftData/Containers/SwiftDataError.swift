public import Foundation

/// Why models could not be stored or found.
public struct SwiftDataError: Error, Equatable, Hashable {
  private enum Reason: Hashable {
    case loadIssueModelContainer, unsupportedPredicate, unsupportedSortDescriptor
    case unsupportedKeyPath, missingModelContext, configurationFileNameContainsInvalidCharacters
    case configurationSchemaNotFoundInContainerSchema, unknownSchema, duplicateConfiguration
    case backwardMigration, includePendingChangesWithBatchSize, modelValidationFailure
    case storeIsReadOnly
    case deletionDenied(model: String, property: String)
  }

  private let reason: Reason

  /// The store's file is none that pomelo has written, or cannot be brought to the app's version.
  public static let loadIssueModelContainer = SwiftDataError(reason: .loadIssueModelContainer)
  /// A condition that cannot be evaluated.
  public static let unsupportedPredicate = SwiftDataError(reason: .unsupportedPredicate)
  /// An order that cannot be made.
  public static let unsupportedSortDescriptor = SwiftDataError(reason: .unsupportedSortDescriptor)
  /// A variable that is not stored.
  public static let unsupportedKeyPath = SwiftDataError(reason: .unsupportedKeyPath)
  /// A model is in no context.
  public static let missingModelContext = SwiftDataError(reason: .missingModelContext)
  /// A configuration has a name that can be no file's.
  public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
    reason: .configurationFileNameContainsInvalidCharacters)
  /// A configuration has classes that the container has not.
  public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
    reason: .configurationSchemaNotFoundInContainerSchema)
  /// What is stored is of a version that the migration plan does not name.
  public static let unknownSchema = SwiftDataError(reason: .unknownSchema)
  /// Two configurations have the same name.
  public static let duplicateConfiguration = SwiftDataError(reason: .duplicateConfiguration)
  /// What is stored is of a newer version than the app.
  public static let backwardMigration = SwiftDataError(reason: .backwardMigration)
  /// Unsaved models cannot be read some at a time.
  public static let includePendingChangesWithBatchSize = SwiftDataError(
    reason: .includePendingChangesWithBatchSize)
  /// A model may not be saved as it is.
  public static let modelValidationFailure = SwiftDataError(reason: .modelValidationFailure)
  /// The configuration does not allow to save.
  static let storeIsReadOnly = SwiftDataError(reason: .storeIsReadOnly)

  /// A relationship's rule keeps a model from being deleted.
  static func deletionDenied(of model: any PersistentModel, by property: String) -> SwiftDataError {
    SwiftDataError(
      reason: .deletionDenied(model: "\(model.persistentModelID)", property: property))
  }
}

extension SwiftDataError: LocalizedError, CustomStringConvertible {
  /// What is wrong, in a sentence.
  public var description: String {
    switch reason {
    case .deletionDenied(let model, let property):
      "\(model) cannot be deleted while its '\(property)' leads to models (delete rule deny)."
    case .storeIsReadOnly: "The configuration of this store does not allow to save."
    default: "SwiftDataError.\(reason)"
    }
  }

  /// What is wrong, in a sentence.
  public var errorDescription: String? { description }
}
