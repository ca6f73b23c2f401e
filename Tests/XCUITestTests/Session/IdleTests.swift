import ElementModel
import Foundation
import Testing
import VirtualTime

@testable import XCUITest

@MainActor
@Suite(.serialized) struct IdleTests {
  private let button = Element(
    id: 1, type: .button, label: "Go", hitPoint: CGPoint(x: 10, y: 10))

  /// What the log of a tap says about the app becoming idle.
  private func linesOfATap() -> [String] {
    let recording = Recording.run(on: FakeDevice(button)) { XCUIApplication().buttons["Go"].tap() }
    #expect(recording.failures.isEmpty)
    return recording.log.filter { $0.contains("idle") || $0.contains("notification") }
  }

  @Test func anAppThatNeverStopsMovingIsTakenAsItIs() {
    let animation = VirtualTime.schedule(
      after: .seconds(10_000), kind: .animation, label: "spinner"
    ) {}
    let lines = linesOfATap()
    animation.cancel()
    #expect(
      lines == [
        "    Wait for com.example.Fake to idle",
        "        App animations complete notification not received, will attempt to continue.",
        "    Wait for com.example.Fake to idle",
        "        App animations complete notification not received, will attempt to continue.",
      ])
  }

  @Test func anAppThatIsBusyForMoreThanAMinuteIsTakenAsItIs() {
    VirtualTime.schedule(after: .zero, kind: .timer, label: "long computation") {
      VirtualTime.run(until: VirtualTime.now + .seconds(70))
    }
    #expect(
      linesOfATap() == [
        "    Wait for com.example.Fake to idle",
        "        App event loop idle notification not received, will attempt to continue.",
        "    Wait for com.example.Fake to idle",
      ])
  }
}
