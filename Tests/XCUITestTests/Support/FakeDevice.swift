import ElementModel
import Foundation
import SimulatedUIKit
import VirtualTime

@testable import XCUITest

/// A device with an app under test, another app and the system's own.
@MainActor
final class FakeDevice: DeviceDriver {
  let app: FakeApplication
  let other = FakeApplication("Maps", "com.example.Maps")
  let system = FakeApplication("SpringBoard", "com.apple.springboard")
  /// Touches with the virtual seconds at which they came.
  var touches: [(time: Double, touch: Touch)] = []
  var inputs: [String] = []
  var whenTouched: (Touch) -> Void = { _ in }

  init(_ elements: Element...) { app = FakeApplication("Fake", "com.example.Fake"); show(elements) }

  /// Makes the app show elements directly below its application.
  func show(_ elements: [Element]) { app.tree = Self.tree(elements) }

  static func tree(_ elements: [Element], in name: String = "Fake") -> ElementTree {
    var builder = ElementTree.Builder()
    builder.open(
      Element(
        id: 0, type: .application, label: name,
        frame: CGRect(x: 0, y: 0, width: 400, height: 800), hitPoint: CGPoint(x: 200, y: 400)))
    for element in elements { builder.add(element) }
    return builder.tree
  }

  var target: any ApplicationDriver { app }
  var springboard: any ApplicationDriver { system }
  var screenSize = CGSize(width: 400, height: 800)
  var screenScale: CGFloat = 2
  var sizeClasses = (horizontal: SizeClass.compact, vertical: SizeClass.regular)
  var orientation = UIDeviceOrientation.portrait
  var isDark: Bool?
  var coordinate: (latitude: Double, longitude: Double)?

  func application(bundleIdentifier: String) -> (any ApplicationDriver)? {
    [app, other].first { $0.bundleIdentifier == bundleIdentifier }
  }
  func touch(_ touches: [Touch]) {
    for touch in touches {
      self.touches.append((VirtualTime.now.seconds, touch))
      whenTouched(touch)
    }
  }
  func typeText(_ text: String) { inputs.append("text \(text)") }
  func pressKey(_ key: String, modifiers: KeyModifiers) {
    inputs.append("key \(key) \(modifiers.rawValue)")
  }
  func hover(at point: CGPoint?) { inputs.append("hover") }
  func scroll(at point: CGPoint, by delta: CGSize) {
    inputs.append("scroll \(delta.width) \(delta.height)")
  }
  func secondaryClick(at point: CGPoint) { inputs.append("secondary click") }
  func press(_ button: HardwareButton) { inputs.append("press \(button)") }
  func open(_ url: URL) -> Bool { url.scheme == "maps" }
  func resetAuthorization(of resource: ProtectedResource, bundleIdentifier: String) {
    inputs.append("reset \(resource) \(bundleIdentifier)")
  }
}
