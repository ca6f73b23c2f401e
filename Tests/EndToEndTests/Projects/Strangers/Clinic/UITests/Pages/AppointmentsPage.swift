import XCTest

class AppointmentsPage: ClinicPage {
  override var title: String { "Appointments" }

  var rows: XCUIElementQuery { app.buttons.matching(identifier: "appointment.row") }

  func row(reason: String) -> XCUIElement {
    rows.matching(NSPredicate(format: "label CONTAINS %@", reason)).firstMatch
  }

  func open(reason: String) -> AppointmentPage {
    row(reason: reason).tap()
    return AppointmentPage(app).waitUntilShown()
  }

  func open(at index: Int) -> AppointmentPage {
    rows.element(boundBy: index).tap()
    return AppointmentPage(app).waitUntilShown()
  }
}

final class AppointmentPage: ClinicPage {
  override var title: String { "Appointment" }

  var reasonText: XCUIElement { app.staticTexts["appointment.reason"] }
  var slotText: XCUIElement { app.staticTexts["appointment.slot"] }
  var reminderText: XCUIElement { app.staticTexts["appointment.reminder"] }

  func cancel() {
    app.buttons["appointment.cancel"].tap()
    let confirm = app.buttons["Yes, cancel it"]
    waitFor(confirm)
    confirm.tap()
    XCTAssertTrue(app.navigationBars[title].waitForNonExistence(timeout: timeout))
  }
}
