public import Foundation

/// Why a person could not prove who they are.
public struct LAError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  /// What is wrong.
  public enum Code: Int, Sendable {
    /// The cases as LocalAuthentication numbers them.
    case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4
    /// As LocalAuthentication numbers them.
    case passcodeNotSet = -5, biometryNotAvailable = -6, biometryNotEnrolled = -7
    /// As LocalAuthentication numbers them.
    case biometryLockout = -8, appCancel = -9, invalidContext = -10, companionNotAvailable = -11
    /// As LocalAuthentication numbers them.
    case biometryNotPaired = -12, biometryDisconnected = -13, invalidDimensions = -14
    /// As LocalAuthentication numbers it.
    case notInteractive = -1004

    /// The older name of ``biometryNotAvailable``.
    public static let touchIDNotAvailable = Code.biometryNotAvailable
    /// The older name of ``biometryNotEnrolled``.
    public static let touchIDNotEnrolled = Code.biometryNotEnrolled
    /// The older name of ``biometryLockout``.
    public static let touchIDLockout = Code.biometryLockout
  }

  /// What is wrong.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// Creates an error; what is told with it is not kept.
  public init(_ code: Code, userInfo: [String: Any]) { self.code = code }

  /// The domain of LocalAuthentication.
  public static var errorDomain: String { LAErrorDomain }
  /// The number.
  public var errorCode: Int { code.rawValue }

  /// What a person is told.
  public var errorDescription: String? {
    switch code {
    case .authenticationFailed: "Application retry limit exceeded."
    case .userCancel: "Authentication canceled."
    case .userFallback: "Fallback authentication mechanism selected."
    case .systemCancel: "UI canceled by system."
    case .passcodeNotSet: "Passcode not set."
    case .biometryNotAvailable: "Biometry is not available on this device."
    case .biometryNotEnrolled: "No identities are enrolled."
    case .biometryLockout: "Biometry is locked out."
    case .appCancel: "Canceled by another authentication."
    case .invalidContext: "Caller has been invalidated."
    case .notInteractive: "User interaction required."
    default: nil
    }
  }
}

extension LAError {
  /// The code for a person who could not prove it.
  public static let authenticationFailed = Code.authenticationFailed
  /// The code for a person who has cancelled.
  public static let userCancel = Code.userCancel
  /// The code for a person who wants another way.
  public static let userFallback = Code.userFallback
  /// The code for a system that has cancelled.
  public static let systemCancel = Code.systemCancel
  /// The code for a device without a code.
  public static let passcodeNotSet = Code.passcodeNotSet
  /// The code for a device that looks at no face and no finger.
  public static let biometryNotAvailable = Code.biometryNotAvailable
  /// The code for a device that knows no face and no finger.
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  /// The code for too many failures.
  public static let biometryLockout = Code.biometryLockout
  /// The code for an app that has cancelled.
  public static let appCancel = Code.appCancel
  /// The code for a context that is used no more.
  public static let invalidContext = Code.invalidContext
  /// The code for a question that needs a screen which may not show.
  public static let notInteractive = Code.notInteractive
  /// The older name of ``biometryNotAvailable``.
  public static let touchIDNotAvailable = Code.biometryNotAvailable
  /// The older name of ``biometryNotEnrolled``.
  public static let touchIDNotEnrolled = Code.biometryNotEnrolled
  /// The older name of ``biometryLockout``.
  public static let touchIDLockout = Code.biometryLockout
}

/// The domain of LocalAuthentication's errors.
public let LAErrorDomain = "com.apple.LocalAuthentication"

extension LAError.Code {
  /// Whether an error has the code, as `catch LAError.userCancel` asks.
  public static func ~= (code: LAError.Code, error: any Error) -> Bool {
    (error as? LAError)?.code == code
  }
}
