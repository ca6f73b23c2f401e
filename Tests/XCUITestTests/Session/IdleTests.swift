import ElementModel
import Foundation
import Testing
import VirtualTime

@testable import XCUITest

/// Each test has a process of its own: others of the process see what is under way on the clock.
@Suite(.serialized) struct IdleTests {
  /// What the log of a tap says about the app becoming idle.
  @MainActor private static func linesOfATap() -> [String] {
    let button = Element(id: 1, type: .button, label: "Go", hitPoint: CGPoint(x: 10, y: 10))
    let recording = Recording.run(on: FakeDevice(button)) { XCUIApplication().buttons["Go"].tap() }
    #expect(recording.failures.isEmpty)
    return recording.log.filter { $0.contains("idle") || $0.contains("notification") }
  }

  @Test func anAppThatNeverStopsMovingIsTakenAsItIs() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        VirtualTime.schedule(after: .seconds(10_000), kind: .animation, label: "spinner") {}
        #expect(
          IdleTests.linesOfATap() == [
            "    Wait for com.example.Fake to idle",
            "        App animations complete notification not received, will attempt to continue.",
            "    Wait for com.example.Fake to idle",
            "        App animations complete notification not received, will attempt to continue.",
          ])
      }
    }
  }

  @Test func anAppThatIsBusyForMoreThanAMinuteIsTakenAsItIs() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        VirtualTime.schedule(after: .zero, kind: .timer, label: "long computation") {
          VirtualTime.run(until: VirtualTime.now + .seconds(70))
        }
        #expect(
          IdleTests.linesOfATap() == [
            "    Wait for com.example.Fake to idle",
            "        App event loop idle notification not received, will attempt to continue.",
            "    Wait for com.example.Fake to idle",
          ])
      }
    }
  }
}
