import XCTest

private final class InsuredBookingPage: BookingPage {
  override var confirmButton: XCUIElement { app.buttons["Book now"] }
}

final class InsuredBookingTests: ClinicTestCase {
  func testInsuranceCanBeReadBeforeBooking() {
    let doctor = launch().openDoctors().open("okafor")
    doctor.showInsurance()
    XCTAssertTrue(app.staticTexts["Public insurance"].exists)

    doctor.bookButton.tap()
    let booking = InsuredBookingPage(app).waitUntilShown()
    booking.type(reason: "Second opinion").confirm()

    let home = doctor.goBack(to: DoctorsPage.self).goBack(to: HomePage.self)
    XCTAssertTrue(home.openAppointments().row(reason: "Second opinion").exists)
  }
}
