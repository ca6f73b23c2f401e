package import ElementModel
package import Foundation
package import ScreenImaging
package import SimulatedUIKit

/// The device that a UI test works with: its apps, its screen, its keys and buttons.
@MainActor
package protocol DeviceDriver: AnyObject {
  /// The app under test.
  var target: any ApplicationDriver { get }

  /// The app with a bundle identifier; `nil` when none is installed.
  func application(bundleIdentifier: String) -> (any ApplicationDriver)?

  /// Bundle identifiers of the apps on the device, for messages.
  var installedBundleIdentifiers: [String] { get }

  /// The system's own app: home screen and system alerts, `com.apple.springboard`.
  var springboard: any ApplicationDriver { get }

  /// The app in the foreground; the system's own when there is none.
  var frontmost: any ApplicationDriver { get }

  /// What a person looking at the device sees: the app in front and what of the system's lies over
  /// it.
  func screen() -> ElementTree

  /// The same, with how it is drawn.
  func drawing() -> ScreenDrawing

  /// Size of the screen in points, as it is held now.
  var screenSize: CGSize { get }

  /// Pixels per point.
  var screenScale: CGFloat { get }

  /// How much room interfaces have.
  var sizeClasses: (horizontal: SizeClass, vertical: SizeClass) { get }

  /// Puts fingers on the screen, moves or lifts them: whatever is in front there feels them.
  func touch(_ touches: [Touch])

  /// Types into whatever has keyboard focus.
  func typeText(_ text: String)

  /// Presses a key of a hardware keyboard.
  ///
  /// - Parameters:
  ///   - key: A character, or the raw value of an `XCUIKeyboardKey`.
  ///   - modifiers: Keys held down meanwhile.
  func pressKey(_ key: String, modifiers: KeyModifiers)

  /// Moves the pointer; `nil` takes it away.
  func hover(at point: CGPoint?)

  /// Turns a scroll wheel with the pointer at a point.
  func scroll(at point: CGPoint, by delta: CGSize)

  /// Clicks with the pointer's second button.
  func secondaryClick(at point: CGPoint)

  /// Presses a button of the device.
  func press(_ button: HardwareButton)

  /// How the device is held.
  var orientation: UIDeviceOrientation { get set }

  /// Whether interfaces are dark; `nil` is not set.
  var isDark: Bool? { get set }

  /// Where the device is, in degrees; `nil` is not simulated.
  var coordinate: (latitude: Double, longitude: Double)? { get set }

  /// Hands a link to whichever app opens such links.
  ///
  /// - Returns: Whether one does.
  func open(_ url: URL) -> Bool

  /// Forgets whether an app may use something, so that it asks again.
  func resetAuthorization(of resource: ProtectedResource, bundleIdentifier: String)
}

extension DeviceDriver {
  /// The app under test and the system's own.
  package var installedBundleIdentifiers: [String] {
    [target.bundleIdentifier, "com.apple.springboard"]
  }

  package var frontmost: any ApplicationDriver {
    target.state == .foreground ? target : springboard
  }

  package func screen() -> ElementTree { frontmost.snapshot() }

  package func drawing() -> ScreenDrawing { ScreenDrawing(tree: screen()) }
}
