import ElementModel
import Foundation
import Testing

@testable import XCUITest

@MainActor
@Suite(.serialized) struct InterruptionTests {
  private let button = Element(
    id: 1, type: .button, label: "Not Now", hitPoint: CGPoint(x: 10, y: 10))

  /// An alert with buttons, each at a place of its own.
  private func alert(_ name: String, id: Int, buttons: [String]) -> ElementTree {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 0, type: .application))
    builder.open(Element(id: id, type: .alert, label: name))
    for (index, label) in buttons.enumerated() {
      builder.add(
        Element(
          id: id + 1 + index, type: .button, label: label,
          hitPoint: CGPoint(x: 100, y: 100 * (index + 1))))
    }
    return builder.tree
  }

  @Test func theDefaultHandlerAllowsAndTheTapGoesOn() {
    let device = FakeDevice(button)
    device.system.tree = alert(
      "“Fake” Would Like to Send You Notifications", id: 50, buttons: ["Don’t Allow", "Allow"])
    device.whenTouched = { touch in
      if touch.phase == .ended { device.system.tree = FakeDevice.tree([], in: "SpringBoard") }
    }
    let recording = Recording.run(on: device) { XCUIApplication().buttons["Not Now"].tap() }
    #expect(recording.failures.isEmpty)
    #expect(
      recording.log == [
        #"Tap "Not Now" Button"#,
        "    Wait for com.example.Fake to idle",
        #"    Find the "Not Now" Button"#,
        #"    Check for interrupting elements affecting "Not Now" Button"#,
        "    Found 1 interrupting element:",
        """
            Invoking UI interruption monitors for \
        "“Fake” Would Like to Send You Notifications" Alert
        """,
        """
            Default interruption handler attempting to dismiss alert by tapping "Allow" Button.
        """,
        "    Wait for com.apple.springboard to idle",
        "    Confirmed successful handling of interrupting element",
        "    Synthesize event",
        "    Wait for com.example.Fake to idle",
      ])
    #expect(device.touches.map(\.touch.location.y) == [200, 200, 10, 10])
  }

  @Test func anElementWithoutANameIsCalledByWhatWasFound() {
    var named = button
    named.identifier = "later"
    let recording = Recording.run(on: FakeDevice(button, named)) {
      let buttons = XCUIApplication().buttons
      buttons.firstMatch.tap()
      buttons.element(boundBy: 1).tap()
      buttons["later"].tap()
      XCUIApplication().tap()
    }
    #expect(
      recording.log.filter { $0.contains("interrupting") } == [
        #"    Check for interrupting elements affecting "Not Now" Button"#,
        #"    Check for interrupting elements affecting "later" Button"#,
        #"    Check for interrupting elements affecting "later" Button"#,
        #"    Check for interrupting elements affecting "Fake" Application"#,
      ])
  }

  @Test func monitorsAreAskedLastOneFirstUntilOneHandlesIt() {
    let device = FakeDevice(button)
    device.system.tree = alert("Question", id: 50, buttons: ["Yes", "No"])
    var asked: [String] = []
    let testCase = XCTestCase()
    let recording = Recording.run(on: device) {
      testCase.addUIInterruptionMonitor(withDescription: "first") { _ in
        asked.append("first")
        return true
      }
      testCase.addUIInterruptionMonitor(withDescription: "second") { alert in
        MainActor.assumeIsolated {
          asked.append("second \(alert.label)")
          alert.buttons["Yes"].tap()
          device.system.tree = FakeDevice.tree([], in: "SpringBoard")
        }
        return true
      }
      let removed = testCase.addUIInterruptionMonitor(withDescription: "third") { _ in
        asked.append("third")
        return false
      }
      testCase.addUIInterruptionMonitor(withDescription: "fourth") { _ in
        asked.append("fourth")
        return false
      }
      testCase.removeUIInterruptionMonitor(removed)
      XCUIApplication().buttons["Not Now"].tap()
    }
    #expect(asked == ["fourth", "second Question"])
    #expect(recording.failures.isEmpty)
    #expect(device.touches.count == 4)
  }

  @Test func anAlertOfTheAppInterruptsOnlyWhatItCovers() {
    var covered = button
    covered.hitPoint = nil
    var builder = ElementTree.Builder()
    builder.open(Element(id: 0, type: .application))
    builder.add(covered)
    builder.open(Element(id: 9, type: .alert, label: "Sure?"))
    builder.add(
      Element(
        id: 10, type: .button, label: "Cancel", hitPoint: CGPoint(x: 5, y: 5), traits: .cancel))
    builder.add(Element(id: 11, type: .button, label: "OK", hitPoint: CGPoint(x: 6, y: 6)))
    let device = FakeDevice()
    device.app.tree = builder.tree
    let button = button
    device.whenTouched = { touch in
      if touch.phase == .ended, touch.location.x == 5 { device.show([button]) }
    }
    let recording = Recording.run(on: device) {
      XCUIApplication().alerts.buttons["OK"].tap()
      XCUIApplication().buttons["Not Now"].tap()
    }
    #expect(recording.failures.isEmpty)
    #expect(device.touches.map(\.touch.location.x) == [6, 6, 5, 5, 10, 10])
  }

  @Test func whatNobodyDismissesDoesNotKeepTheTestForEver() {
    let device = FakeDevice(button)
    device.system.tree = alert("Question", id: 50, buttons: [])
    let recording = Recording.run(on: device) { XCUIApplication().buttons["Not Now"].tap() }
    #expect(recording.failures.isEmpty)
    #expect(recording.log.filter { $0.contains("Found 1") }.count == 1)
  }
}
