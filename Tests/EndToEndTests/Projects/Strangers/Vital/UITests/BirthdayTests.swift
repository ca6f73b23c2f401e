import XCTest

private extension ProfileScreen {
  func set(month: String) -> Self {
    let wheel = app.datePickers.firstMatch.pickerWheels.element(boundBy: 1)
    wheel.adjust(toPickerWheelValue: month)
    return self
  }
}

final class BirthdayTests: VitalTestCase {
  func testBirthdayMovesToMay() {
    let profile = start().profile().set(month: "Mai")
    XCTAssertEqual(profile.app.staticTexts["profile.birthMonth"].label, "Mai")
  }
}
