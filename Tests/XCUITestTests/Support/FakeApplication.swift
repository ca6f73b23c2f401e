import ElementModel
import Foundation

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
