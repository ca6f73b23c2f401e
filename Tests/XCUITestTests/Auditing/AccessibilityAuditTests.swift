import ElementModel
import Foundation
import Testing

@testable import XCUITest

@MainActor
@Suite(.serialized) struct AccessibilityAuditTests {
  private let nameless = Element(
    id: 1, type: .button, frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private let small = Element(
    id: 2, type: .button, label: "Go", frame: CGRect(x: 0, y: 0, width: 50, height: 12))
  private let odd = Element(
    id: 3, type: .link, label: "...", frame: CGRect(x: 0, y: 0, width: 50, height: 50),
    traits: [.cancel, .destructive])

  @Test func eachIssueFailsTheTest() throws {
    let recording = try Recording.run(on: FakeDevice(nameless, small, odd)) {
      try XCUIApplication().performAccessibilityAudit()
    }
    #expect(
      recording.failures == [
        "Element has no description", "Hit area is too small", "Label not human-readable",
        "Element has conflicting traits",
      ])
  }

  @Test func onlyTheKindsAskedForAreLookedFor() throws {
    let recording = try Recording.run(on: FakeDevice(nameless, small, odd)) {
      try XCUIApplication().performAccessibilityAudit(for: [.hitRegion, .contrast])
    }
    #expect(recording.failures == ["Hit area is too small"])
  }

  @Test func theHandlerIgnoresIssues() throws {
    let recording = try Recording.run(on: FakeDevice(nameless, small)) {
      try XCUIApplication().performAccessibilityAudit { issue in
        MainActor.assumeIsolated {
          issue.auditType == .hitRegion && issue.element?.label == "Go"
        }
      }
    }
    #expect(recording.failures == ["Element has no description"])
  }

  @Test func theHandlersErrorIsThrown() {
    struct Stop: Error {}
    _ = Recording.run(on: FakeDevice(nameless)) {
      #expect(throws: Stop.self) {
        try XCUIApplication().performAccessibilityAudit { _ in throw Stop() }
      }
    }
  }

  @Test func whatIsWellFormedPasses() {
    let good = Element(
      id: 4, type: .button, label: "+", frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    let text = Element(id: 5, type: .staticText, frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let hidden = Element(id: 6, type: .button, frame: CGRect(x: 0, y: 900, width: 4, height: 4))
    #expect(
      AccessibilityAudit.findings(in: FakeDevice.tree([good, text, hidden]), types: .all).isEmpty)
  }
}
