public import Foundation

/// What can go wrong.
public struct CNError: Error, CustomNSError, Hashable, Sendable {
  /// The kinds of error, as Contacts numbers them.
  public enum Code: Int, Sendable {
    /// The system cannot be reached.
    case communicationError = 1
    /// The data is not right.
    case dataAccessError = 2
    /// The app may not use contacts.
    case authorizationDenied = 100
    /// There is no such contact.
    case recordDoesNotExist = 200
    /// It is there already.
    case insertedRecordAlreadyExists = 201
    /// What is asked of it was not fetched.
    case containmentCycle = 202
    /// Something is missing.
    case validationMultipleErrors = 300
    /// The text of a card is none.
    case vCardMalformed = 700
  }

  /// Which one it is.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of these errors.
  public static var errorDomain: String { "CNErrorDomain" }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// The app may not use contacts.
  public static let authorizationDenied = Code.authorizationDenied
  /// There is no such contact.
  public static let recordDoesNotExist = Code.recordDoesNotExist
}
