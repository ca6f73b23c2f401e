import ElementModel
import Foundation
import Testing

@testable import XCUITest

@MainActor
@Suite(.serialized) struct PointerTests {
  private let button = Element(
    id: 1, type: .button, label: "A", frame: CGRect(x: 0, y: 0, width: 20, height: 20),
    hitPoint: CGPoint(x: 10, y: 10))

  @Test func aTabletsPointerClicksAndScrolls() {
    let device = FakeDevice(button)
    device.screenSize = CGSize(width: 820, height: 1180)
    let recording = Recording.run(on: device) {
      let button = XCUIApplication().buttons["A"]
      button.click()
      button.doubleClick()
      button.rightClick()
      button.hover()
      button.scroll(byDeltaX: 1, deltaY: -2)
      button.click(forDuration: 0.1, thenDragTo: button)
      button.coordinate(withNormalizedOffset: .zero).click()
    }
    #expect(recording.failures.isEmpty)
    #expect(device.touches.filter { $0.touch.phase == .began }.count == 5)
    #expect(device.inputs.filter { $0 != "hover" } == ["secondary click", "scroll 1.0 -2.0"])
    #expect(recording.log.contains(#"Double click "A" Button"#))
  }

  @Test func aPhoneHasNone() {
    let device = FakeDevice(button)
    let recording = Recording.run(on: device) { XCUIApplication().buttons["A"].click() }
    #expect(device.touches.isEmpty)
    #expect(
      recording.failures == [
        """
        Failed to click "A" Button: The simulated device has no pointer \
        (XCUIDevice.supportsPointerInteraction is false); on an iPhone, tap or swipe instead.
        """
      ])
  }
}
