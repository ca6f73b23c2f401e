import XCTest

final class DoctorsPage: ClinicPage {
  override var title: String { "Doctors" }

  var searchField: XCUIElement { app.searchFields["Name or specialty"] }

  var rows: XCUIElementQuery {
    app.buttons.matching(NSPredicate(format: "identifier BEGINSWITH 'doctor.'"))
  }

  func row(_ id: String) -> XCUIElement { app.buttons["doctor.\(id)"] }

  @discardableResult
  func search(_ text: String) -> Self {
    searchField.tap()
    searchField.typeText(text)
    return self
  }

  func open(_ id: String) -> DoctorPage {
    row(id).tap()
    let page = DoctorPage(app)
    page.waitFor(page.bookButton)
    return page
  }
}

final class DoctorPage: ClinicPage {
  var slotText: XCUIElement { app.staticTexts["doctor.slot"] }
  var otherTimeButton: XCUIElement { app.buttons["doctor.otherTime"] }
  var insuranceButton: XCUIElement { app.buttons["doctor.insurance"] }
  var bookButton: XCUIElement { app.buttons["doctor.book"] }

  @discardableResult
  func tapBook() -> BookingPage {
    bookButton.tap()
    return BookingPage(app).waitUntilShown()
  }

  @discardableResult
  func showInsurance() -> Self {
    insuranceButton.tap()
    waitFor(app.navigationBars["We accept"])
    return self
  }

  @discardableResult
  func closeInsurance() -> Self {
    app.buttons["insurance.close"].tap()
    XCTAssertTrue(app.navigationBars["We accept"].waitForNonExistence(timeout: 3))
    return self
  }

  @discardableResult
  func tapOtherTime() -> Self {
    otherTimeButton.tap()
    return self
  }
}
