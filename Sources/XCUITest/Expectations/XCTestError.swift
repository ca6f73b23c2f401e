public import Foundation

/// The domain of errors that XCTest itself makes.
public let XCTestErrorDomain = "com.apple.XCTestErrorDomain"

/// Why a wait for expectations failed, as its handler is told.
public struct XCTestError: CustomNSError, LocalizedError, CustomStringConvertible, Hashable,
  Sendable
{
  /// The reasons there are.
  public enum Code: Int, Sendable {
    /// Not all expectations were fulfilled in time.
    case timeoutWhileWaiting
    /// Another failure, which the test's failures describe.
    case failureWhileWaiting
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the error as an `NSError`.
  public static var errorDomain: String { XCTestErrorDomain }
  /// The reason as a number.
  public var errorCode: Int { code.rawValue }

  /// The sentence that systems of Apple have for errors without one of their own.
  public var errorDescription: String? {
    "The operation couldn’t be completed. (\(XCTestErrorDomain) error \(errorCode).)"
  }

  /// The error as Xcode prints it.
  public var description: String {
    "Error Domain=\(XCTestErrorDomain) Code=\(errorCode) \"\(errorDescription ?? "")\""
  }

  /// Not all expectations were fulfilled in time.
  public static var timeoutWhileWaiting: Code { .timeoutWhileWaiting }
  /// Another failure, which the test's failures describe.
  public static var failureWhileWaiting: Code { .failureWhileWaiting }
}
