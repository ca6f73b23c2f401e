import ElementModel
import Foundation
import SessionProtocol
import Testing
import VirtualTime

@testable import XCUITest

@MainActor
@Suite(.serialized) struct XCUIElementQueryTests {
  private let first = Element(id: 1, type: .button, label: "A")
  private let second = Element(id: 2, type: .button, label: "B")

  @Test func countsAndListsAreLoggedAsXcodeDoes() {
    let recording = Recording.run(on: FakeDevice(first, second)) {
      #expect(XCUIApplication().buttons.count == 2)
      #expect(XCUIApplication().alerts.allElementsBoundByIndex.isEmpty)
    }
    #expect(
      recording.log == [
        "Get number of matches for: Descendants matching type Button",
        "    Requesting snapshot of accessibility hierarchy for app with pid 70877",
        "Get all elements bound by index for: Descendants matching type Alert",
        "    Requesting snapshot of accessibility hierarchy for app with pid 70877",
      ])
  }

  @Test func elementsBoundByIndexAreLookedUpAgain() {
    let device = FakeDevice(first, second)
    let recording = Recording.run(on: device) {
      let all = XCUIApplication().buttons.allElementsBoundByIndex
      device.show([second])
      #expect(all[0].label == "B")
      _ = all[1].label
    }
    #expect(
      recording.failures == [
        "Failed to get matching snapshot: No matches found for Element at index 1"
      ])
  }

  @Test func elementsBoundByIdentityStayTheSame() {
    let device = FakeDevice(first, second)
    let recording = Recording.run(on: device) {
      let all = XCUIApplication().buttons.allElementsBoundByAccessibilityElement
      device.show([second])
      #expect(all[1].label == "B")
      #expect(!all[0].exists)
      _ = all[0].label
      #expect(all[1].staticTexts.count == 0)
    }
    #expect(
      recording.failures == [
        "Failed to get matching snapshot: No matches found for Identity Binding"
      ])
  }

  @Test func thereIsNothingAtNegativePositions() {
    _ = Recording.run(on: FakeDevice(first, second)) {
      #expect(XCUIApplication().buttons.element(boundBy: 1).label == "B")
      #expect(!XCUIApplication().buttons.element(boundBy: -1).exists)
    }
  }

  @Test func theStepThatLeadsNowhereIsNamed() {
    let recording = Recording.run(on: FakeDevice(first)) {
      _ = XCUIApplication().buttons["C"].staticTexts["D"].label
      _ = XCUIApplication().buttons.firstMatch.switches["x"].label
      _ = XCUIApplication().tables.cells.element(boundBy: 0).label
    }
    #expect(
      recording.failures == [
        """
        Failed to get matching snapshot: No matches found for Elements matching predicate \
        '"C" IN identifiers' from input {(
            Button, label: 'A'
        )}
        """,
        """
        Failed to get matching snapshot: No matches found for Descendants matching type Switch \
        from input {(
            Button, label: 'A'
        )}
        """,
        """
        Failed to get matching snapshot: No matches found for Descendants matching type Table \
        from input {(
            Application, pid: 70877, label: 'Fake'
        )}
        """,
      ])
  }

  @Test func queriesAreNamedTheSameInEveryRun() {
    let (a, b) = (XCUIApplication().buttons, XCUIApplication().switches)
    #expect(a.description == XCUIApplication().buttons.description)
    #expect(a.description != b.description)
    #expect(a == XCUIApplication().buttons && a != b)
  }

  @Test func everyTypeHasItsQuery() {
    _ = Recording.run(on: FakeDevice(first)) {
      let app = XCUIApplication()
      #expect(app.buttons.firstMatch.buttons.count == 0)
      #expect(app.touchBars.count == 0 && app.disclosedChildRows.count == 0)
      #expect(app.otherElements.query.steps == [.descendants(.other)])
      #expect(
        app.windows.checkBoxes.query.steps == [.descendants(.window), .descendants(.checkBox)])
    }
  }

  @Test func waitingIsLoggedAsXcodeDoes() {
    let recording = Recording.run(on: FakeDevice()) {
      #expect(!XCUIApplication().buttons["add"].waitForExistence(timeout: 1))
    }
    #expect(
      recording.log == [
        #"Waiting 1.0s for "add" Button to exist"#,
        #"    Checking `Expect predicate `existsNoRetry == 1` for object "add" Button`"#,
        #"        Checking existence of `"add" Button`"#,
      ])
  }

  @Test func aPropertyIsWaitedFor() {
    let device = FakeDevice(first)
    _ = Recording.run(on: device) {
      let button = XCUIApplication().buttons.firstMatch
      VirtualTime.schedule(after: .milliseconds(1200), kind: .timer, label: "changes") {
        device.show([second])
      }
      #expect(button.wait(for: \.label, toEqual: "B", timeout: 3))
      #expect(!button.wait(for: \.label, toEqual: "C", timeout: 1))
      device.show([])
      #expect(button.wait(for: \.exists, toEqual: false, timeout: 1))
      #expect(button.waitForNonExistence(timeout: 1))
    }
  }

  @Test func nobodysLogIsNotWritten() {
    var contents: [Event.Content] = []
    let outer = TestSession.current
    defer { TestSession.current = outer }
    TestSession.current = TestSession(
      device: FakeDevice(first),
      reporter: TestReporter(
        report: { content, _ in contents.append(content) }, wantsLogLines: false),
      timeAllowance: .seconds(100_000), endTest: { fatalError("a fatal failure") })
    #expect(XCUIApplication().buttons["A"].exists)
    #expect(contents.count == 1)
  }
}
