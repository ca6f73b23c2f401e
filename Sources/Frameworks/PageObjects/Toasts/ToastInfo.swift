import XCTest

/// What a toast said while it was shown.
public struct ToastInfo: Equatable, Sendable {
  /// Its text.
  public let message: String
  /// Its accessibility identifier.
  public let identifier: String
  /// Whether it offered something to do.
  public let hasAction: Bool

  /// Creates a description of a toast.
  ///
  /// - Parameters:
  ///   - message: Its text.
  ///   - identifier: Its accessibility identifier.
  ///   - hasAction: Whether it offered something to do.
  public init(message: String, identifier: String, hasAction: Bool) {
    self.message = message
    self.identifier = identifier
    self.hasAction = hasAction
  }
}
