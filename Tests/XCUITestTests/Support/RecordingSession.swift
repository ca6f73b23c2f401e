import ElementModel
import Foundation
import SessionProtocol
import VirtualTime

@testable import XCUITest

/// An app that shows whatever a test says, and remembers what was done to it.
@MainActor
final class FakeApp: ApplicationDriver {
  let name = "Fake"
  var isRunning = true
  var tree: ElementTree
  var actions: [String] = []

  init(_ elements: Element...) {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 0, type: .application, label: "Fake"))
    for element in elements { builder.add(element) }
    tree = builder.tree
  }

  func launch(arguments: [String], environment: [String: String]) {
    isRunning = true
    actions.append("launch \(arguments)")
  }

  func terminate() { isRunning = false }
  func snapshot() -> ElementTree { isRunning ? tree : .empty }
  func tap(at point: CGPoint) { actions.append("tap \(point.x),\(point.y)") }
  func typeText(_ text: String) { actions.append("type \(text)") }
}

/// Collects what a session reports.
@MainActor
final class Recording {
  var contents: [Event.Content] = []

  /// Messages of the failures so far.
  var failures: [String] {
    contents.compactMap { if case .failure(let failure) = $0 { failure.message } else { nil } }
  }

  /// Runs a test body against an app, in a session of its own.
  static func run(_ app: FakeApp = FakeApp(), _ body: @MainActor () throws -> Void) rethrows
    -> Recording
  {
    let recording = Recording()
    let outer = TestSession.current
    defer { TestSession.current = outer }
    TestSession.current = TestSession(
      driver: app,
      reporter: TestReporter(report: { content, _ in recording.contents.append(content) }),
      timeAllowance: .seconds(100_000), endTest: { fatalError("continueAfterFailure is true") })
    try body()
    return recording
  }
}
