import ElementModel
import Foundation
import SessionProtocol
import Testing
import VirtualTime

@testable import XCUITest

@MainActor
@Suite(.serialized) struct XCUIElementTests {
  private let button = Element(
    id: 1, type: .button, identifier: "signIn", label: "ログイン", hitPoint: CGPoint(x: 10, y: 20))
  private let other = Element(id: 2, type: .button, label: "戻る")

  @Test func elementsAreFoundByAnyIdentifyingString() {
    _ = Recording.run(FakeApp(button, other)) {
      let app = XCUIApplication()
      #expect(app.buttons["signIn"].exists)
      #expect(app.buttons["ログイン"].label == "ログイン")
      #expect(app.staticTexts["ログイン"].exists == false)
      #expect(app.buttons.count == 2)
      #expect(app.buttons.element(boundBy: 1).label == "戻る")
      #expect(app.buttons.allElementsBoundByIndex.map(\.label) == ["ログイン", "戻る"])
      #expect(app.descendants(matching: .any).matching(identifier: "戻る").firstMatch.exists)
    }
  }

  @Test func aTapLandsOnTheHitPoint() {
    let app = FakeApp(button)
    let recording = Recording.run(app) { XCUIApplication().buttons["signIn"].tap() }
    #expect(app.actions == ["tap 10.0,20.0"])
    #expect(recording.failures.isEmpty)
  }

  @Test func whatCannotBeFoundFailsWithTheCandidates() {
    let recording = Recording.run(FakeApp(button)) { XCUIApplication().buttons["add"].tap() }
    #expect(
      recording.failures == [
        """
        Failed to tap "add" Button: No matches found for Elements matching predicate \
        '"add" IN identifiers' from input {(
            Button, identifier: 'signIn', label: 'ログイン'
        )}
        """
      ])
  }

  @Test func firstMatchNamesTheSequence() {
    let recording = Recording.run(FakeApp(button)) {
      _ = XCUIApplication().switches.firstMatch.value
    }
    #expect(
      recording.failures == [
        """
        Failed to get matching snapshot: No matches found for first query match sequence: \
        `Descendants matching type Switch`, given input App element pid: 1001
        """
      ])
  }

  @Test func severalMatchesFail() {
    let query = XCUIApplication().buttons.description
    #expect(query.wholeMatch(of: /<XCUIElementQuery: 0x1[0-9a-f]{8}>/) != nil)
    let recording = Recording.run(FakeApp(button, other)) {
      XCUIApplication().buttons.element.tap()
    }
    #expect(
      recording.failures == [
        """
        Failed to tap Button: Find single matching element. Multiple matching elements found \
        for \(query).
        """
      ])
  }

  @Test func whatIsCoveredIsNotHit() {
    let app = FakeApp(other)
    let recording = Recording.run(app) {
      #expect(XCUIApplication().buttons["戻る"].isHittable == false)
      XCUIApplication().buttons["戻る"].tap()
    }
    #expect(app.actions.isEmpty)
    #expect(
      recording.failures == [
        "Failed to not hittable: Button, {{0.0, 0.0}, {0.0, 0.0}}, label: '戻る'"
      ])
  }

  @Test func typingNeedsFocus() {
    var field = Element(id: 3, type: .textField, identifier: "email")
    let app = FakeApp(field)
    let recording = Recording.run(app) { XCUIApplication().textFields["email"].typeText("a") }
    #expect(
      recording.failures == [
        """
        Failed to synthesize event: Neither element nor any descendant has keyboard focus. \
        Event dispatch snapshot: TextField, identifier: 'email'
        Element debug description:
        Attributes: TextField, 0x1048003c0, {{0.0, 0.0}, {0.0, 0.0}}, identifier: 'email'
        Element subtree:
         →TextField, 0x1048003c0, {{0.0, 0.0}, {0.0, 0.0}}, identifier: 'email'
        Path to element:
         →Application, 0x104800000, pid: 1001, label: 'Fake'
          ↳TextField, 0x1048003c0, {{0.0, 0.0}, {0.0, 0.0}}, identifier: 'email'
        Query chain:
         →Find: Target Application 'com.example.Fake'
          Output: {
            Application, 0x104800000, pid: 1001, label: 'Fake'
          }
          ↪︎Find: Descendants matching type TextField
            Output: {
              TextField, 0x1048003c0, {{0.0, 0.0}, {0.0, 0.0}}, identifier: 'email'
            }
            ↪︎Find: Elements matching predicate '"email" IN identifiers'
              Output: {
                TextField, 0x1048003c0, {{0.0, 0.0}, {0.0, 0.0}}, identifier: 'email'
              }
        """
      ])
    field.hasFocus = true
    let focused = FakeApp(field)
    _ = Recording.run(focused) { XCUIApplication().textFields["email"].typeText("a") }
    #expect(focused.actions == ["type a"])
  }

  @Test func waitingChecksEverySecondUntilTheLimit() {
    let recording = Recording.run(FakeApp()) {
      let began = VirtualTime.now
      #expect(XCUIApplication().buttons["add"].waitForExistence(timeout: 2.5) == false)
      #expect(VirtualTime.now - began == .milliseconds(2500))
    }
    let waits = recording.contents.compactMap { content -> String? in
      guard case .wait(let wait) = content else { return nil }
      return "\(wait.progress) \(wait.elapsed) \(wait.unmet ?? "-")"
    }
    #expect(
      waits == [
        #"began 0.0 no match for "add" Button"#, #"checked 1.0 no match for "add" Button"#,
        #"checked 2.0 no match for "add" Button"#, #"timedOut 2.5 no match for "add" Button"#,
      ])
  }

  @Test func aWaitEndsAtTheCheckThatFindsTheElement() {
    let app = FakeApp()
    _ = Recording.run(app) {
      let full = FakeApp(button).tree
      VirtualTime.schedule(after: .milliseconds(1200), kind: .timer, label: "appears") {
        app.tree = full
      }
      let began = VirtualTime.now
      #expect(XCUIApplication().buttons["signIn"].waitForExistence(timeout: 5))
      #expect(VirtualTime.now - began == .seconds(2))
    }
  }

  @Test func anAppThatDoesNotRunHasNoElements() {
    let app = FakeApp(button)
    app.state = .notRunning
    _ = Recording.run(app) {
      #expect(XCUIApplication().state == .notRunning)
      #expect(XCUIApplication().buttons["signIn"].exists == false)
      XCUIApplication().launch()
      #expect(XCUIApplication().state == .runningForeground)
      #expect(XCUIApplication().buttons["signIn"].exists)
    }
    #expect(app.actions == ["launch []"])
  }

  @Test(arguments: [(Double.infinity, 1e9), (1e300, 1e9), (.nan, 0), (-5, 0), (2.5, 2.5)])
  func everyTimeoutCanBeCountedWith(timeout: Double, limit: Double) {
    let app = FakeApp(Element(id: 1, type: .button, label: "Go"))
    let recording = Recording.run(app) {
      #expect(XCUIApplication().buttons["Go"].waitForExistence(timeout: timeout))
    }
    let limits = recording.contents.compactMap {
      if case .wait(let wait) = $0 { wait.limit } else { nil }
    }
    #expect(!limits.isEmpty && limits.allSatisfy { $0 == limit })
  }
}
