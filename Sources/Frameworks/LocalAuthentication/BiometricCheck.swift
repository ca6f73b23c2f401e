import DeviceServices
import Foundation
import SimulatedFoundation
import VirtualTime

/// One question to the person: looks at a face or a finger, as often as the device allows, and asks
/// for the code where that will do.
///
/// Tests answer by the notifications that the menu of Apple's simulator posts. A person at the
/// terminal presses what that menu has, which stands on the sheet.
@MainActor
final class BiometricCheck {
  /// How long the sensor looks.
  private nonisolated static let look = Duration.milliseconds(500)
  /// Failures after which another way is offered.
  private static let patience = 2
  private static var last = 0

  let policy: LAPolicy
  private let reason: String
  private let cancelTitle: String?
  private let fallbackTitle: String?
  private let kind = BiometricSensor.shared.kind
  private let identifier: String
  private var reply: ((Result<Void, LAError>) -> Void)?
  private var failures = 0
  private var tokens: [Int32] = []

  init(
    _ policy: LAPolicy, reason: String, cancelTitle: String?, fallbackTitle: String?,
    reply: @escaping (Result<Void, LAError>) -> Void
  ) {
    Self.last += 1
    identifier = "biometry \(Self.last)"
    self.policy = policy
    self.reason = reason
    self.cancelTitle = cancelTitle
    self.fallbackTitle = fallbackTitle
    self.reply = reply
  }

  /// Asks.
  func begin() {
    let sensor = BiometricSensor.shared
    guard sensor.isEnrolled, !sensor.isLockedOut, policy.takesBiometry else {
      return askForPasscode()
    }
    guard kind == .faceID else { return lookAtPerson() }
    // The person is asked once whether the app may look at faces at all.
    DeviceServices.shared.permissions.request(.faceID) { status in
      if status.isGranted {
        self.lookAtPerson()
      } else if self.policy.takesPasscode {
        self.askForPasscode()
      } else {
        self.end(.failure(LAError(.biometryNotAvailable)))
      }
    }
  }

  /// Takes the question back.
  func cancel(_ code: LAError.Code) {
    DeviceServices.shared.prompts.withdraw(identifier)
    end(.failure(LAError(code)))
  }

  private func end(_ result: Result<Void, LAError>) {
    stopListening()
    if case .success = result { BiometricSensor.shared.succeed() }
    let reply = reply
    self.reply = nil
    reply?(result)
  }

  /// Shows that the sensor looks, and waits for a face or a finger.
  private func lookAtPerson() {
    guard reply != nil else { return }
    listen()
    let words = BiometryWords(kind)
    var buttons = [
      SystemPrompt.Button(words.matching.text) { self.found(isKnown: true) },
      SystemPrompt.Button(words.other.text) { self.found(isKnown: false) },
    ]
    if failures > 0, let fallback { buttons.append(fallback) }
    buttons.append(cancellation)
    show(words.title.text, kind == .touchID ? [reason] : [], buttons)
  }

  private func listen() {
    let sensor = kind == .touchID ? "fingerTouch" : "pearl"
    for (name, isKnown) in [("match", true), ("nomatch", false)] {
      let token = DarwinNotifications.shared.register(
        "com.apple.BiometricKit_Sim.\(sensor).\(name)"
      ) { [weak self] _ in
        VirtualTime.schedule(after: Self.look, kind: .animation, label: "look at the person") {
          guard let self, !self.tokens.isEmpty else { return }
          DeviceServices.shared.prompts.withdraw(self.identifier)
          self.found(isKnown: isKnown)
        }
      }
      tokens.append(token)
    }
  }

  private func stopListening() {
    for token in tokens { _ = DarwinNotifications.shared.cancel(token) }
    tokens = []
  }

  private func found(isKnown: Bool) {
    stopListening()
    guard !isKnown else { return end(.success(())) }
    let sensor = BiometricSensor.shared
    sensor.fail()
    failures += 1
    if sensor.isLockedOut {
      if policy.takesPasscode { askForPasscode() } else { end(.failure(LAError(.biometryLockout))) }
    } else if failures > Self.patience {
      end(.failure(LAError(.authenticationFailed)))
    } else {
      tellOfFailure()
    }
  }

  /// Says that the person was not known, and offers what there is.
  private func tellOfFailure() {
    // At a finger the sensor simply goes on.
    guard kind == .faceID else { return lookAtPerson() }
    let words = BiometryWords(kind)
    var buttons: [SystemPrompt.Button] = []
    if failures < Self.patience {
      buttons.append(SystemPrompt.Button(words.again.text) { self.lookAtPerson() })
    } else if let fallback {
      buttons.append(fallback)
    } else {
      return end(.failure(LAError(.authenticationFailed)))
    }
    show(words.notKnown.text, [], buttons + [cancellation])
  }

  /// The button for another way; an app leaves it out by an empty title.
  private var fallback: SystemPrompt.Button? {
    let usual = policy.takesPasscode ? BiometryWords.passcodeButton : BiometryWords.passwordButton
    let title = fallbackTitle ?? usual.text
    guard !title.isEmpty else { return nil }
    return SystemPrompt.Button(title) {
      if self.policy.takesPasscode {
        self.askForPasscode()
      } else {
        self.end(.failure(LAError(.userFallback)))
      }
    }
  }

  private var cancellation: SystemPrompt.Button {
    SystemPrompt.Button(cancelTitle ?? SystemText.cancel.text) {
      self.end(.failure(LAError(.userCancel)))
    }
  }

  /// Asks for the device's code; whoever confirms knows it.
  private func askForPasscode() {
    guard policy.takesPasscode else { return end(.failure(LAError(.biometryNotAvailable))) }
    stopListening()
    show(
      BiometryWords.passcodeTitle.text, [reason],
      [
        SystemPrompt.Button(SystemText.done.text) { self.end(.success(())) },
        cancellation,
      ])
  }

  private func show(_ title: String, _ lines: [String], _ buttons: [SystemPrompt.Button]) {
    let prompt = SystemPrompt(
      identifier: identifier, app: DeviceServices.shared.permissions.currentApp, title: title,
      lines: lines, buttons: buttons)
    if !DeviceServices.shared.prompts.present(prompt) { end(.failure(LAError(.notInteractive))) }
  }
}
