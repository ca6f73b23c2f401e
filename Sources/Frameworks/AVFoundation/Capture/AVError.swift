public import Foundation

/// Why something of AVFoundation cannot be done.
public struct AVError: Error, LocalizedError, Hashable, Sendable {
  /// The reasons that a simulator has, as AVFoundation numbers them.
  public enum Code: Int, Sendable {
    /// Nobody knows.
    case unknown = -11800
    /// There is no such device.
    case deviceNotConnected = -11814
    /// What is to be played is nothing that can be.
    case fileFormatNotRecognized = -11828
    /// Nothing is to be played any more.
    case contentIsUnavailable = -11863
    /// A picture of a film cannot be had.
    case noImageAtTime = -11832
    /// A film cannot be written.
    case exportFailed = -11820
  }

  /// The reason.
  public let code: Code

  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }

  /// What a person is told.
  public var errorDescription: String? {
    switch code {
    case .deviceNotConnected: "Cannot Record"
    case .fileFormatNotRecognized, .contentIsUnavailable: "Cannot Open"
    default: "The operation could not be completed"
    }
  }
}
