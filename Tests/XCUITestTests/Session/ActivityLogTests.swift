import ElementModel
import Foundation
import SessionProtocol
import Testing
import VirtualTime

@testable import XCUITest

@MainActor
@Suite(.serialized) struct ActivityLogTests {
  private let button = Element(
    id: 1, type: .button, label: "Settings", hitPoint: CGPoint(x: 10, y: 10))

  /// The lines of the log, each with the hundredths of a second after which it came.
  private func timedLines(_ body: () -> Void) -> [String] {
    var lines: [String] = []
    let outer = TestSession.current
    defer { TestSession.current = outer }
    let began = VirtualTime.now
    TestSession.current = TestSession(
      device: FakeDevice(button),
      reporter: TestReporter(report: { content, _ in
        guard case .logLine(let line) = content else { return }
        let hundredths = Int((VirtualTime.now - began) / .milliseconds(10))
        lines.append("\(hundredths) \(line.title)")
      }),
      timeAllowance: .seconds(100_000), endTest: { fatalError("a fatal failure") })
    body()
    return lines
  }

  @Test func whatTakesTimeIsNamedBeforeItDoes() {
    let lines = timedLines {
      let button = XCUIApplication().buttons["Settings"]
      button.tap()
      _ = button.label
      _ = XCUIApplication().buttons.count
    }
    #expect(
      lines == [
        #"0 Tap "Settings" Button"#,
        "0 Wait for com.example.Fake to idle",
        #"0 Find the "Settings" Button"#,
        #"10 Check for interrupting elements affecting "Settings" Button"#,
        "10 Synthesize event",
        "30 Wait for com.example.Fake to idle",
        #"30 Find the "Settings" Button"#,
        "35 Get number of matches for: Descendants matching type Button",
        "35 Requesting snapshot of accessibility hierarchy for app with pid 70877",
      ])
  }
}
