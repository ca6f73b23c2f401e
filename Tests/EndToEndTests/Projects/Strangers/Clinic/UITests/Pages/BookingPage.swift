import XCTest

class BookingPage: ClinicPage {
  override var title: String { "New appointment" }

  var reasonField: XCUIElement { app.textFields["booking.reason"] }
  var reminderSwitch: XCUIElement { app.switches["booking.reminder"] }
  var confirmButton: XCUIElement { app.buttons["Confirm"] }

  @discardableResult
  func type(reason: String) -> Self {
    reasonField.tap()
    reasonField.typeText(reason)
    return self
  }

  @discardableResult
  func turnOnReminder() -> Self {
    reminderSwitch.switches.firstMatch.tap()
    return self
  }

  @discardableResult
  func choose(time: String) -> Self {
    app.buttons["booking.time"].tap()
    app.buttons[time].tap()
    return self
  }

  func confirm() {
    confirmButton.tap()
    XCTAssertTrue(
      app.navigationBars[title].waitForNonExistence(timeout: timeout), "still booking")
  }
}
