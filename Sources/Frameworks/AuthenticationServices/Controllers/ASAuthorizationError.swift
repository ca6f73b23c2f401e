public import Foundation

/// Why signing in has failed.
public struct ASAuthorizationError: Error, CustomNSError, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled
    case invalidResponse
    case notHandled
    case failed
    case notInteractive
    case matchedExcludedCredential
  }

  /// The reason.
  public let code: Code

  /// An error for a reason.
  public init(_ code: Code) { self.code = code }

  /// The person has cancelled.
  public static let canceled = Code.canceled
  /// Something else.
  public static let unknown = Code.unknown
  /// It has failed.
  public static let failed = Code.failed
  /// Nobody was there to answer.
  public static let notHandled = Code.notHandled
  /// The answer is not understood.
  public static let invalidResponse = Code.invalidResponse
  /// The person would have to be asked.
  public static let notInteractive = Code.notInteractive
  /// The domain of these errors.
  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}

extension ASAuthorizationError.Code {
  /// Whether an error has a reason, as `catch` and `switch` ask.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? ASAuthorizationError)?.code == code
  }
}
