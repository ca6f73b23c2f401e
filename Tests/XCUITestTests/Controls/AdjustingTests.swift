import ElementModel
import Foundation
import Testing

@testable import XCUITest

@MainActor
@Suite(.serialized) struct AdjustingTests {
  private let slider = Element(
    id: 1, type: .slider, identifier: "volume", value: "50%",
    frame: CGRect(x: 100, y: 100, width: 200, height: 20), hitPoint: CGPoint(x: 200, y: 110))
  private let wheel = Element(
    id: 2, type: .pickerWheel, value: "Mon", hitPoint: CGPoint(x: 1, y: 1))

  @Test func theThumbIsDraggedFromWhereItIs() {
    let device = FakeDevice(slider)
    let recording = Recording.run(on: device) {
      let slider = XCUIApplication().sliders["volume"]
      #expect(slider.normalizedSliderPosition == 0.5)
      slider.adjust(toNormalizedSliderPosition: 0.75)
      slider.adjust(toNormalizedSliderPosition: 2)
    }
    #expect(device.touches.first?.touch.location == CGPoint(x: 200, y: 110))
    #expect(device.touches.last?.touch.location == CGPoint(x: 250, y: 110))
    #expect(
      recording.failures == [
        #"Failed to adjust "volume" Slider: The position must be from 0 to 1, not 2.0."#
      ])
  }

  @Test func aWheelIsTurnedToAValueThatItHas() {
    let device = FakeDevice(wheel)
    device.app.pickerValues = ["Mon", "Tue"]
    let recording = Recording.run(on: device) {
      XCUIApplication().pickerWheels.element.adjust(toPickerWheelValue: "Tue")
      XCUIApplication().pickerWheels.element.adjust(toPickerWheelValue: "Sun")
    }
    #expect(
      recording.failures == [
        """
        Failed to adjust PickerWheel: The value 'Sun' is not available in PickerWheel, value: Mon.
        """
      ])
  }
}
