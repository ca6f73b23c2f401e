public import Foundation
import Synchronization

/// What a person must prove for a right.
open class LAAuthenticationRequirement: NSObject, @unchecked Sendable {
  let policy: LAPolicy

  init(_ policy: LAPolicy) {
    self.policy = policy
    super.init()
  }

  /// Face, finger or code.
  public static let `default` = LAAuthenticationRequirement(.deviceOwnerAuthentication)
  /// A face or a finger.
  public static let biometry = LAAuthenticationRequirement(.deviceOwnerAuthenticationWithBiometrics)
  /// A face or a finger that the device knew when the right was made.
  public static let biometryCurrentSet = LAAuthenticationRequirement(
    .deviceOwnerAuthenticationWithBiometrics)

  /// A face or a finger, or something else.
  public static func biometry(
    fallback: LABiometryFallbackRequirement
  ) -> LAAuthenticationRequirement { LAAuthenticationRequirement(.deviceOwnerAuthentication) }
}

/// What will do in place of a face or a finger.
open class LABiometryFallbackRequirement: NSObject, @unchecked Sendable {
  /// What the device has.
  public static let `default` = LABiometryFallbackRequirement()
  /// The code.
  public static let devicePasscode = LABiometryFallbackRequirement()
}

/// Something that a person may do once they have proved who they are.
open class LARight: NSObject, @unchecked Sendable {
  /// How far that is.
  public enum State: Int, Sendable {
    /// The cases as LocalAuthentication numbers them.
    case unknown, authorizing, authorized, notAuthorized
  }

  private let requirement: LAAuthenticationRequirement
  private let current = Mutex(State.unknown)
  /// How far it is.
  open var state: State { current.withLock { $0 } }
  /// A number of the app's own.
  open var tag = 0

  /// A right that face, finger or code gives.
  public convenience override init() { self.init(requirement: .default) }

  /// A right with a requirement.
  public init(requirement: LAAuthenticationRequirement) {
    self.requirement = requirement
    super.init()
  }

  /// Asks the person.
  ///
  /// - Parameter localizedReason: What they are told it is for.
  /// - Throws: ``LAError`` where they do not prove who they are.
  open func authorize(localizedReason: String) async throws {
    current.withLock { $0 = .authorizing }
    do {
      try await LAContext().evaluatePolicy(requirement.policy, localizedReason: localizedReason)
      current.withLock { $0 = .authorized }
    } catch {
      current.withLock { $0 = .notAuthorized }
      throw error
    }
  }

  /// Says whether a person could be asked.
  ///
  /// - Throws: ``LAError`` where they could not.
  open func checkCanAuthorize() async throws {
    var error: NSError?
    guard !LAContext().canEvaluatePolicy(requirement.policy, error: &error) else { return }
    throw LAError(error.flatMap { LAError.Code(rawValue: $0.code) } ?? .biometryNotAvailable)
  }

  /// Takes the right away.
  open func deauthorize() async { current.withLock { $0 = .notAuthorized } }
}
