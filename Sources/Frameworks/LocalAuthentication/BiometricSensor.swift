import DeviceServices
import Foundation
import SimulatedFoundation
import SimulatedUIKit
import Synchronization

/// The device's sensor for a face or a finger.
///
/// What it knows is said by the file `LocalAuthentication/device.txt` in the folder of fixtures,
/// with the words `faceID` or `touchID`, `enrolled` and `passcode`, and by tests, which set the
/// state of `com.apple.BiometricKit.enrollmentChanged` as the menu of Apple's simulator does.
final class BiometricSensor: Sendable {
  /// Failures after which it waits for the device's code.
  static let allowedFailures = 5
  static let shared = BiometricSensor()

  private static let enrolment = "com.apple.BiometricKit.enrollmentChanged"
  private let failures = Mutex(0)
  private let words = Set(
    (DeviceFixtures.current.text(of: "LocalAuthentication/device.txt") ?? "")
      .split(whereSeparator: \.isWhitespace).map { $0.lowercased() })

  private init() {}

  /// Whether anybody has said something of the sensor; a new device has none, and no code either.
  var isThere: Bool { !words.isEmpty || DarwinNotifications.shared.isNumberSet(Self.enrolment) }

  /// Whether it knows a face or a finger.
  var isEnrolled: Bool {
    let steered = DarwinNotifications.shared
    return steered.isNumberSet(Self.enrolment)
      ? steered.number(of: Self.enrolment) != 0 : words.contains("enrolled")
  }

  /// Whether the device has a code, without which it knows nobody.
  var hasPasscode: Bool { isEnrolled || words.contains("passcode") }

  /// Whether it has failed too often.
  var isLockedOut: Bool { failures.withLock { $0 >= Self.allowedFailures } }

  /// What it looks at.
  var kind: LABiometryType {
    guard isThere else { return .none }
    if words.contains("touchid") { return .touchID }
    if words.contains("faceid") { return .faceID }
    let name = MainActor.runUnchecked { UIDevice.current.name }
    let isPad = name.hasPrefix("iPad") && !name.hasPrefix("iPad Pro")
    return isPad || name.hasPrefix("iPhone SE") || name.hasPrefix("iPhone 8") ? .touchID : .faceID
  }

  /// Takes note of a face or a finger that was not known.
  func fail() { failures.withLock { $0 += 1 } }

  /// Takes note of a person who has proved who they are.
  func succeed() { failures.withLock { $0 = 0 } }
}

extension MainActor {
  /// Reads something of the main actor's from wherever LocalAuthentication is asked; all work of
  /// the simulated app is on the main thread.
  fileprivate static func runUnchecked<Value: Sendable>(_ read: @MainActor () -> Value) -> Value {
    Thread.isMainThread ? MainActor.assumeIsolated(read) : DispatchQueue.main.sync { read() }
  }
}
