import ElementModel
import Foundation
import Testing
import VirtualTime

@testable import XCUITest

@MainActor
@Suite(.serialized) struct WaitingTests {
  private let button = Element(id: 1, type: .button, identifier: "go", label: "Go")

  @Test func aWaitForAPropertyNamesItAndReadsItAtItsChecks() {
    let device = FakeDevice(button)
    let recording = Recording.run(on: device) {
      let began = VirtualTime.now
      VirtualTime.schedule(after: .milliseconds(1500), kind: .timer, label: "change") {
        var changed = self.button
        changed.label = "Gone"
        device.show([changed])
      }
      #expect(XCUIApplication().buttons["go"].wait(for: \.label, toEqual: "Gone", timeout: 5))
      #expect(VirtualTime.now - began < .milliseconds(2200))
    }
    #expect(
      recording.log == [
        #"Waiting 5.0s for "go" Button to have label Gone"#,
        #"    Checking `Expect predicate `label == Gone` for object "go" Button`"#,
        #"        Find the "go" Button"#,
        #"    Checking `Expect predicate `label == Gone` for object "go" Button`"#,
        #"        Find the "go" Button"#,
      ])
  }

  @Test func aWaitForAPropertyOfWhatComesLaterChecksIt() {
    let device = FakeDevice()
    _ = Recording.run(on: device) {
      VirtualTime.schedule(after: .milliseconds(1500), kind: .timer, label: "appears") {
        device.show([self.button])
      }
      #expect(!XCUIApplication().buttons["go"].wait(for: \.label, toEqual: "Gone", timeout: 3))
    }
  }

  @Test func aWaitForNonExistenceHasItsWords() {
    let recording = Recording.run(on: FakeDevice(button)) {
      #expect(!XCUIApplication().buttons["go"].waitForNonExistence(timeout: 1))
    }
    #expect(
      recording.log == [
        #"Waiting 1.0s for "go" Button to not exist"#,
        #"    Checking `Expect predicate `existsNoRetry == 0` for object "go" Button`"#,
        #"        Checking existence of `"go" Button`"#,
      ])
  }

  @Test func namesOfPropertiesHaveNoAddresses() {
    #expect(XCUIElement.name(of: \XCUIElement.isEnabled) == "isEnabled")
    #expect(
      XCUIElement.name(of: \XCUIElement.label.count) == #"\XCUIElement.<String>.<Int>"#)
  }
}
