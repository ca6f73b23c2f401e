public import Foundation

/// Why a call that comes is not put to the person.
public struct CXErrorCodeIncomingCallError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The reasons as CallKit numbers them.
    case unknown, unentitled, callUUIDAlreadyExists, filteredByDoNotDisturb, filteredByBlockList
  }

  /// The reason.
  public let code: Code

  /// An error for a reason.
  public init(_ code: Code) { self.code = code }

  /// The domain of these errors.
  public static var errorDomain: String { "com.apple.CallKit.error.incomingcall" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}

/// Why actions cannot be done.
public struct CXErrorCodeRequestTransactionError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The reasons as CallKit numbers them.
    case unknown, unentitled, unknownCallProvider, emptyTransaction, unknownCallUUID
    /// Further reasons as CallKit numbers them.
    case callUUIDAlreadyExists, invalidAction, maximumCallGroupsReached
  }

  /// The reason.
  public let code: Code

  /// An error for a reason.
  public init(_ code: Code) { self.code = code }

  /// The domain of these errors.
  public static var errorDomain: String { "com.apple.CallKit.error.requesttransaction" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}
