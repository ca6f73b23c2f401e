@_exported public import Foundation

/// How a person can prove who they are.
public enum LAPolicy: Int, Sendable {
  /// By face or finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// By face, finger or code.
  case deviceOwnerAuthentication = 2
}

/// What of a person the device knows.
public enum LABiometryType: Int, Sendable {
  /// The cases as LocalAuthentication numbers them.
  case none = 0, touchID, faceID
  /// As LocalAuthentication numbers it.
  case opticID = 4
}

/// Why a person could not prove who they are.
public struct LAError: Error, CustomNSError, Hashable, Sendable {
  /// What is wrong.
  public enum Code: Int, Sendable {
    /// The cases as LocalAuthentication numbers them.
    case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4
    /// As LocalAuthentication numbers them.
    case passcodeNotSet = -5, biometryNotAvailable = -6, biometryNotEnrolled = -7
    /// As LocalAuthentication numbers them.
    case biometryLockout = -8, appCancel = -9, invalidContext = -10, notInteractive = -1004
  }

  /// What is wrong.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of LocalAuthentication.
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  /// The number.
  public var errorCode: Int { code.rawValue }
}

/// Asks persons to prove who they are; the simulated device has neither code nor face, as a new one.
open class LAContext: NSObject, @unchecked Sendable {
  /// What of a person the device knows: nothing.
  open var biometryType: LABiometryType { .none }
  /// What the button for another way says.
  open var localizedFallbackTitle: String?
  /// What the button that cancels says.
  open var localizedCancelTitle: String?
  /// Why the person is asked.
  open var localizedReason = ""
  /// How long an answer counts, in seconds.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

  /// Creates a context.
  public override init() { super.init() }

  /// Whether a person could be asked: they cannot, for want of a code.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = Self.failure(of: policy) as NSError
    return false
  }

  /// Asks the person.
  ///
  /// - Parameters:
  ///   - policy: How they can prove it.
  ///   - localizedReason: What they are told it is for.
  ///   - reply: Told that they cannot be asked.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { reply(false, Self.failure(of: policy)) }

  /// Asks the person.
  ///
  /// - Throws: That they cannot be asked.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw Self.failure(of: policy)
  }

  /// Takes all questions back: there are none.
  open func invalidate() {}

  private static func failure(of policy: LAPolicy) -> LAError {
    LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }
}
