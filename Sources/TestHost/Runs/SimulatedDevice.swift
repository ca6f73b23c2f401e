import ElementModel
import Foundation
import SimulatedUI
import SimulatedUIKit
import XCUITest

/// The simulated device: the app under test and what else is installed on it.
@MainActor
final class SimulatedDevice: DeviceDriver {
  private let app: SimulatedAppDriver
  private let host: Host

  /// Creates a device with a host's app on it.
  init(host: Host) {
    self.host = host
    app = SimulatedAppDriver(host: host)
  }

  /// What a person looking at the device sees.
  func screen() -> ElementTree { app.snapshot() }

  /// A number of what a person looking at the device sees: another one when that has changed.
  var screenVersion: Int { app.app.screenVersion }

  var target: any ApplicationDriver { app }

  func application(bundleIdentifier: String) -> (any ApplicationDriver)? {
    bundleIdentifier == app.bundleIdentifier ? app : nil
  }

  var springboard: any ApplicationDriver { app }

  var screenSize: CGSize { host.device.size }

  var screenScale: CGFloat { host.device.scale }

  var sizeClasses: (horizontal: SizeClass, vertical: SizeClass) {
    (host.device.size.width >= 700 ? .regular : .compact, .regular)
  }

  func touch(_ touches: [Touch]) { app.app.touch(touches) }

  func typeText(_ text: String) { _ = app.app.typeText(text) }

  func pressKey(_ key: String, modifiers: KeyModifiers) { _ = app.app.typeText(key) }

  func hover(at point: CGPoint?) {}

  func scroll(at point: CGPoint, by delta: CGSize) {}

  func secondaryClick(at point: CGPoint) {}

  func press(_ button: HardwareButton) {}

  var orientation = UIDeviceOrientation.portrait

  var isDark: Bool?

  var coordinate: (latitude: Double, longitude: Double)?

  func open(_ url: URL) -> Bool { false }

  func resetAuthorization(of resource: ProtectedResource, bundleIdentifier: String) {}
}
