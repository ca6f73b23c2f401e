import ElementModel
import Foundation
import SessionProtocol
import SimulatedUIKit
import VirtualTime

@testable import XCUITest

/// An app of a fake device: shows what a test says and remembers what was asked of it.
@MainActor
final class FakeApplication: ApplicationDriver {
  let name: String
  let bundleIdentifier: String
  var state = ApplicationState.foreground
  var processID: Int { state == .notRunning ? 0 : 70_877 }
  var tree: ElementTree
  var requests: [String] = []
  /// What the app shows once it has scrolled.
  var scrolledTree: ElementTree?
  var pickerValues: [String] = []

  init(_ name: String, _ bundleIdentifier: String, tree: ElementTree = .empty) {
    self.name = name
    self.bundleIdentifier = bundleIdentifier
    self.tree = tree
  }

  func launch(arguments: [String], environment: [String: String]) {
    state = .foreground
    requests.append("launch \(arguments)")
  }
  func terminate() { state = .notRunning }
  func activate() {
    state = .foreground
    requests.append("activate")
  }
  func open(_ url: URL) { requests.append("open \(url)") }
  func snapshot() -> ElementTree { isRunning ? tree : .empty }
  func scrollToVisible(elementID: Int) -> Bool {
    requests.append("scroll to \(elementID)")
    guard let scrolledTree else { return false }
    tree = scrolledTree
    return true
  }
  func adjustPickerWheel(elementID: Int, to value: String) -> Bool { pickerValues.contains(value) }
}

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

extension Recording {
  /// Runs a test body on a device, in a session of its own.
  static func run(on device: any DeviceDriver, _ body: @MainActor () throws -> Void) rethrows
    -> Recording
  {
    let recording = Recording()
    let outer = TestSession.current
    defer { TestSession.current = outer }
    TestSession.current = TestSession(
      device: device,
      reporter: TestReporter(report: { content, _ in recording.contents.append(content) }),
      timeAllowance: .seconds(100_000), endTest: { fatalError("a fatal failure") })
    try body()
    return recording
  }
}
