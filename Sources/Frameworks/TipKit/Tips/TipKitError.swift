public import Foundation

/// Why tips could not be set up.
public struct TipKitError: Error, LocalizedError, Hashable, Sendable {
  private let text: String

  /// They were configured before.
  public static let tipsDatastoreAlreadyConfigured = TipKitError(
    text: "The tips datastore is already configured.")
  /// The app may not share with others.
  public static let missingGroupContainerEntitlements = TipKitError(
    text: "The app has no access to the group container.")
  /// A value is none that a rule can ask for.
  public static let invalidPredicateValueType = TipKitError(
    text: "The value of a rule has an invalid type.")

  /// One sentence.
  public var errorDescription: String? { text }
}
