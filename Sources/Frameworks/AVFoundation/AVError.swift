public import Foundation

/// Why something of AVFoundation cannot be done.
public struct AVError: Error, LocalizedError, Hashable, Sendable {
  /// The reasons that a simulator has.
  public enum Code: Int, Sendable {
    /// There is no such device; numbered as in AVFoundation.
    case deviceNotConnected = -11814
  }

  /// The reason.
  public let code: Code

  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }

  /// What a person is told.
  public var errorDescription: String? { "Cannot Record" }
}
