@_exported public import Foundation
public import Security
import Synchronization

/// Asks persons to prove who they are.
///
/// The simulated device knows no face, no finger and no code, as a new simulator, unless a fixture
/// or the test says otherwise.
open class LAContext: NSObject, @unchecked Sendable {
  private struct State {
    var isInvalid = false
    var wasBiometryAsked = false
    var credentials: Set<LACredentialType> = []
    var checks: [BiometricCheck] = []
  }

  private let state = Mutex(State())

  /// What of a person the device knows.
  open var biometryType: LABiometryType { BiometricSensor.shared.kind }
  /// What the button for another way says; the button is left out where it is empty.
  open var localizedFallbackTitle: String?
  /// What the button that cancels says.
  open var localizedCancelTitle: String?
  /// Why the person is asked.
  open var localizedReason = ""
  /// How long an answer counts, in seconds.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether nothing may be shown, so that each question fails.
  open var interactionNotAllowed = false
  /// How many failures there may be; not used any more.
  open var maxBiometryFailures: NSNumber?

  /// Creates a context.
  public override init() { super.init() }

  /// What changes whenever the device knows other faces or fingers; nil where it knows none, or
  /// nobody has asked whether it does.
  open var evaluatedPolicyDomainState: Data? {
    let isAsked = state.withLock { $0.wasBiometryAsked }
    return isAsked ? domainState.biometry.stateHash : nil
  }

  /// What the device knows persons by.
  open var domainState: LADomainState { LADomainState() }

  /// Whether a person could be asked.
  ///
  /// - Parameters:
  ///   - policy: How they can prove it.
  ///   - error: Becomes why they could not.
  /// - Returns: Whether they could.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    guard let failure = failure(of: policy) else {
      state.withLock { $0.wasBiometryAsked = true }
      return true
    }
    error?.pointee = failure as NSError
    return false
  }

  /// Asks the person.
  ///
  /// - Parameters:
  ///   - policy: How they can prove it.
  ///   - localizedReason: What they are told it is for.
  ///   - reply: Told whether they did, and otherwise why not.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    if let failure = failure(of: policy) { return reply(false, failure) }
    if interactionNotAllowed { return reply(false, LAError(.notInteractive)) }
    state.withLock { $0.wasBiometryAsked = true }
    Task { @MainActor in
      let check = BiometricCheck(
        policy, reason: localizedReason, cancelTitle: self.localizedCancelTitle,
        fallbackTitle: self.localizedFallbackTitle
      ) { result in
        self.state.withLock { $0.checks = [] }
        switch result {
        case .success: reply(true, nil)
        case .failure(let error): reply(false, error)
        }
      }
      self.state.withLock { $0.checks.append(check) }
      check.begin()
    }
  }

  /// Asks the person.
  ///
  /// - Throws: ``LAError`` where they do not prove it.
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      evaluatePolicy(policy, localizedReason: localizedReason) { _, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: true)
        }
      }
    }
  }

  /// Asks the person for something that is protected, by face, finger or code.
  open func evaluateAccessControl(
    _ accessControl: SecAccessControl, operation: LAAccessControlOperation,
    localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    evaluatePolicy(.deviceOwnerAuthentication, localizedReason: localizedReason, reply: reply)
  }

  /// Takes all questions back; the context is used no more.
  open func invalidate() {
    let checks = state.withLock { state in
      state.isInvalid = true
      defer { state.checks = [] }
      return state.checks
    }
    Task { @MainActor in
      for check in checks { check.cancel(.appCancel) }
    }
  }

  /// Keeps a secret of the app's; nil forgets it.
  ///
  /// - Returns: Whether it is kept.
  open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool {
    state.withLock { state in
      if credential == nil {
        state.credentials.remove(type)
      } else {
        state.credentials.insert(type)
      }
      return true
    }
  }

  /// Whether a secret of the app's is kept.
  open func isCredentialSet(_ type: LACredentialType) -> Bool {
    state.withLock { $0.credentials.contains(type) }
  }

  private func failure(of policy: LAPolicy) -> LAError? {
    if state.withLock({ $0.isInvalid }) { return LAError(.invalidContext) }
    let sensor = BiometricSensor.shared
    if policy.takesPasscode { return sensor.hasPasscode ? nil : LAError(.passcodeNotSet) }
    guard policy.takesBiometry else { return LAError(.companionNotAvailable) }
    guard sensor.isThere else { return LAError(.biometryNotAvailable) }
    guard sensor.isEnrolled else { return LAError(.biometryNotEnrolled) }
    return sensor.isLockedOut ? LAError(.biometryLockout) : nil
  }
}
