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

  // Never changed once the error is made.
  nonisolated(unsafe) private let userInfo: [String: Any]

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - code: The reason.
  ///   - userInfo: What is known besides, such as a sentence by `NSLocalizedDescriptionKey`.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    self.userInfo = userInfo
  }

  /// What is known besides the reason.
  public var errorUserInfo: [String: Any] { userInfo }

  /// Whether two errors have the same reason and sentence.
  public static func == (one: XCTestError, other: XCTestError) -> Bool {
    one.code == other.code && one.errorDescription == other.errorDescription
  }

  /// Hashes the reason.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }

  /// The domain of the error as an `NSError`.
  public static var errorDomain: String { XCTestErrorDomain }
  /// The reason as a number.
  public var errorCode: Int { code.rawValue }

  /// The sentence that came with the error, or the one that systems of Apple have for errors without.
  public var errorDescription: String? {
    userInfo[NSLocalizedDescriptionKey] as? String
      ?? "The operation couldn’t be completed. (\(XCTestErrorDomain) error \(errorCode).)"
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
