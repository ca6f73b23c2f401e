import XCTest

/// Sliders, steppers, pickers, menus: controls with a value.
final class ControlTests: GalleryTestCase {
  override class var screen: String? { "pickers" }

  func testSlider() {
    let volume = app.sliders["volume"]
    XCTAssertEqual(volume.normalizedSliderPosition, 0.5, accuracy: 0.001)
    XCTAssertEqual(volume.value as? String, "50%")
    volume.adjust(toNormalizedSliderPosition: 0.8)
    XCTAssertEqual(volume.normalizedSliderPosition, 0.8, accuracy: 0.05)
    volume.adjust(toNormalizedSliderPosition: 0)
    XCTAssertEqual(app.readout("volume readout"), "0")
    volume.adjust(toNormalizedSliderPosition: 1)
    XCTAssertEqual(app.readout("volume readout"), "100")
  }

  func testStepper() {
    let quantity = app.steppers["quantity"]
    quantity.buttons["quantity-Increment"].tap()
    XCTAssertEqual(app.readout("quantity readout"), "2")
    quantity.buttons["quantity-Increment"].tap()
    quantity.buttons["quantity-Increment"].tap()
    XCTAssertEqual(app.readout("quantity readout"), "3", "it stops at its bound")
    quantity.buttons["quantity-Decrement"].tap()
    XCTAssertEqual(app.readout("quantity readout"), "2")
    XCTAssertTrue(quantity.buttons["quantity-Decrement"].isEnabled)
  }

  func testMenuPicker() {
    app.buttons["fruit"].tap()
    app.buttons["Pear"].tap()
    XCTAssertEqual(app.readout("choice"), "Pear, M, 東京")
  }

  func testSegmentedPicker() {
    let size = app.segmentedControls["size"]
    XCTAssertTrue(size.buttons["M"].isSelected)
    size.buttons["L"].tap()
    XCTAssertTrue(size.buttons["L"].isSelected)
    XCTAssertFalse(size.buttons["M"].isSelected)
    XCTAssertEqual(app.readout("choice"), "Apple, L, 東京")
  }

  func testWheel() {
    let wheel = app.pickerWheels.element
    XCTAssertEqual(wheel.value as? String, "東京")
    wheel.adjust(toPickerWheelValue: "Sapporo")
    XCTAssertEqual(wheel.value as? String, "Sapporo")
    wheel.adjust(toPickerWheelValue: "大阪")
    XCTAssertEqual(app.readout("choice"), "Apple, M, 大阪")
  }

  func testAWheelDoesNotHaveEveryValue() {
    XCTAssertEqual(
      failures { app.pickerWheels.element.adjust(toPickerWheelValue: "Nagoya") },
      [
        """
        Failed to adjust PickerWheel: The value 'Nagoya' is not available in \
        PickerWheel, value: 東京.
        """
      ])
    XCTAssertEqual(app.readout("choice"), "Apple, M, 東京")
  }

  func testMenu() {
    app.buttons["Actions"].tap()
    app.buttons["Maximum"].tap()
    XCTAssertEqual(app.readout("quantity readout"), "3")
    XCTAssertEqual(app.readout("volume readout"), "100")
  }

  func testToggle() {
    open("controls")
    let wifi = app.switches["wifi"]
    wifi.tap()
    XCTAssertEqual(wifi.value as? String, "1")
    wifi.tap()
    XCTAssertEqual(wifi.value as? String, "0")
    wifi.switches.firstMatch.tap()
    XCTAssertEqual(wifi.value as? String, "1", "its thumb is a switch too")
    XCTAssertTrue(wifi.staticTexts["Wi-Fi"].exists)
  }
}
