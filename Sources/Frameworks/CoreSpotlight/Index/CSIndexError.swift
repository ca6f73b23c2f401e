public import Foundation

/// Why an index cannot be changed.
public struct CSIndexError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The reasons as CoreSpotlight numbers them.
    case unknownError = -1
    case indexUnavailableError = -1000
    case invalidItemError = -1001
    case invalidClientStateError = -1002
    case remoteConnectionError = -1003
    case quotaExceeded = -1004
    case indexingUnsupported = -1005
  }

  /// The reason.
  public let code: Code

  /// An error for a reason.
  public init(_ code: Code) { self.code = code }

  /// The domain of these errors.
  public static var errorDomain: String { "CSIndexErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}

/// Why a search has failed.
public struct CSSearchQueryError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The reasons as CoreSpotlight numbers them.
    case unknown = -2000
    case indexUnreachable = -2001
    case invalidQuery = -2002
    case cancelled = -2003
  }

  /// The reason.
  public let code: Code

  /// An error for a reason.
  public init(_ code: Code) { self.code = code }

  /// The domain of these errors.
  public static var errorDomain: String { "CSSearchQueryErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}
