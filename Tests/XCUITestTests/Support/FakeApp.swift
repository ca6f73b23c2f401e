import ElementModel
import Foundation
import SimulatedUIKit

@testable import XCUITest

/// An app that shows whatever a test says, and remembers what was done to it.
@MainActor
final class FakeApp: ApplicationDriver, DeviceDriver {
  let name = "Fake"
  let bundleIdentifier = "com.example.Fake"
  var processID: Int { state == .notRunning ? 0 : 1001 }
  var state = ApplicationState.foreground
  var tree: ElementTree
  var actions: [String] = []

  init(_ elements: Element...) {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 0, type: .application, label: "Fake"))
    for element in elements { builder.add(element) }
    tree = builder.tree
  }

  func launch(arguments: [String], environment: [String: String]) {
    state = .foreground
    actions.append("launch \(arguments)")
  }

  func terminate() { state = .notRunning }
  func activate() { state = .foreground }
  func open(_ url: URL) { actions.append("open \(url)") }
  func snapshot() -> ElementTree { isRunning ? tree : .empty }
  func scrollToVisible(elementID: Int) -> Bool { false }
  func adjustPickerWheel(elementID: Int, to value: String) -> Bool { false }

  var target: any ApplicationDriver { self }
  var springboard: any ApplicationDriver { self }
  var screenSize = CGSize(width: 393, height: 852)
  var screenScale: CGFloat = 3
  var sizeClasses = (horizontal: SizeClass.compact, vertical: SizeClass.regular)
  var orientation = UIDeviceOrientation.portrait
  var isDark: Bool?
  var coordinate: (latitude: Double, longitude: Double)?

  func application(bundleIdentifier: String) -> (any ApplicationDriver)? {
    bundleIdentifier == self.bundleIdentifier ? self : nil
  }
  func touch(_ touches: [Touch]) {
    for touch in touches where touch.phase == .began {
      actions.append("tap \(touch.location.x),\(touch.location.y)")
    }
  }
  func typeText(_ text: String) { actions.append("type \(text)") }
  func pressKey(_ key: String, modifiers: KeyModifiers) { actions.append("key \(key)") }
  func hover(at point: CGPoint?) { actions.append("hover") }
  func scroll(at point: CGPoint, by delta: CGSize) { actions.append("scroll \(delta)") }
  func secondaryClick(at point: CGPoint) { actions.append("secondary click") }
  func press(_ button: HardwareButton) { actions.append("press \(button)") }
  func open(_ url: URL) -> Bool { true }
  func resetAuthorization(of resource: ProtectedResource, bundleIdentifier: String) {
    actions.append("reset \(resource)")
  }
}
