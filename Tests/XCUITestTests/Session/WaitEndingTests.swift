import ElementModel
import SessionProtocol
import Testing
import VirtualTime

@testable import XCUITest

@MainActor
@Suite(.serialized) struct WaitEndingTests {
  private let button = Element(id: 1, type: .button, identifier: "go", label: "Go")

  /// What ended each wait of a test, as `label due in seconds`.
  private func endings(_ device: FakeDevice, _ body: () -> Void) -> [String?] {
    let outer = TestSession.current
    defer { TestSession.current = outer }
    var endings: [String?] = []
    TestSession.current = TestSession(
      device: device,
      reporter: TestReporter(
        report: { content, _ in
          guard case .wait(let wait) = content, wait.progress != .began else { return }
          endings.append(wait.endedBy.map { "\($0.label) \($0.dueIn)" })
        },
        describe: {
          Pending(
            kind: Pending.Kind(rawValue: $0.kind.rawValue) ?? .runner, label: $0.label,
            dueIn: ($0.due - VirtualTime.now).seconds)
        }),
      timeAllowance: .seconds(100_000), endTest: { fatalError("a fatal failure") })
    body()
    return endings
  }

  private func after(_ seconds: Double, _ label: String, _ action: @escaping () -> Void = {}) {
    VirtualTime.schedule(after: .seconds(seconds), kind: .timer, label: label) {
      VirtualTime.noteChange()
      action()
    }
  }

  @Test func whatMadeTheCriterionTrueIsToldAndNotWhatRanLater() {
    let device = FakeDevice()
    let endings = endings(device) {
      after(1.25, "answer") { device.show([button]) }
      after(1.5, "tick")
      #expect(XCUIApplication().buttons["go"].waitForExistence(timeout: 5))
    }
    #expect(endings == [nil, "answer -0.75"])
  }

  @Test func whatCameWentAndCameAgainIsOwedToTheLast() {
    let device = FakeDevice()
    let endings = endings(device) {
      after(0.25, "first") { device.show([button]) }
      after(0.5, "gone") { device.show([]) }
      after(0.75, "second") { device.show([button]) }
      #expect(XCUIApplication().buttons["go"].waitForExistence(timeout: 5))
    }
    #expect(endings == ["second -0.25"])
  }

  @Test func whatGoesEndsAWaitForItToGo() {
    let device = FakeDevice(button)
    let endings = endings(device) {
      after(0.5, "gone") { device.show([]) }
      #expect(XCUIApplication().buttons["go"].waitForNonExistence(timeout: 5))
    }
    #expect(endings == ["gone -0.5"])
  }

  @Test func aCriterionThatHoldsAtOnceIsOwedToNobody() {
    let endings = endings(FakeDevice(button)) {
      #expect(XCUIApplication().buttons["go"].waitForExistence(timeout: 5))
    }
    #expect(endings == [nil])
  }

  @Test func aCriterionThatHoldsAtOnceIsNotOwedToWhatRunsMeanwhile() {
    let device = FakeDevice(button)
    let endings = endings(device) {
      after(0.5, "tick")
      #expect(XCUIApplication().buttons["go"].waitForExistence(timeout: 5))
    }
    #expect(endings == [nil])
  }

  @Test func whatHeldAtOnceAndWentIsOwedToWhatBroughtItBack() {
    let device = FakeDevice(button)
    let endings = endings(device) {
      after(0.25, "gone") { device.show([]) }
      after(0.75, "back") { device.show([button]) }
      #expect(XCUIApplication().buttons["go"].waitForExistence(timeout: 5))
    }
    #expect(endings == ["back -0.25"])
  }

  @Test func aWaitThatTimesOutIsEndedByNobody() {
    let endings = endings(FakeDevice()) {
      after(0.5, "tick")
      #expect(!XCUIApplication().buttons["go"].waitForExistence(timeout: 1))
    }
    #expect(endings == [nil])
  }

  @Test func aWaitForAValueIsOwedToTheLastChange() {
    let device = FakeDevice(button)
    let endings = endings(device) {
      after(0.5, "change") {
        var changed = button
        changed.label = "Gone"
        device.show([changed])
      }
      #expect(XCUIApplication().buttons["go"].wait(for: \.label, toEqual: "Gone", timeout: 5))
    }
    #expect(endings == ["change -0.55"])
  }

  @Test func idlenessIsOwedToTheAnimationThatEnded() {
    let endings = endings(FakeDevice(button)) {
      VirtualTime.schedule(after: .seconds(0.5), kind: .animation, label: "push") {}
      TestSession.current?.waitForIdle()
    }
    #expect(endings == ["push 0.0"])
  }
}
