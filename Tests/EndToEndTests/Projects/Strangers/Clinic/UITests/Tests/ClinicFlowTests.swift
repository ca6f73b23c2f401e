import XCTest

final class ClinicFlowTests: ClinicTestCase {
  func testSearchFindsBySpecialty() {
    let doctors = launch().openDoctors().search("cardio")

    XCTAssertTrue(doctors.row("okafor").waitForExistence(timeout: 2))
    XCTAssertEqual(doctors.rows.count, 1)
  }

  func testBookingAddsAnAppointment() {
    let appointments = BookAppointment(home: launch()).run()

    XCTAssertEqual(appointments.rows.count, 3)
    XCTAssertEqual(appointments.open(reason: "Flu shot").slotText.label, "Mon 08:30")
  }

  func testInsuranceSheetCloses() {
    let doctor = launch().openDoctors().open("tanaka").showInsurance()
    XCTAssertTrue(app.staticTexts["Self-payers"].exists)

    doctor.closeInsurance().tapBook()
  }

  func testCancellingAnAppointment() {
    let appointments = launch().openAppointments()
    appointments.open(reason: "Knee pain").cancel()

    XCTAssertTrue(appointments.row(reason: "Knee pain").waitForNonExistence(timeout: 2))
    XCTAssertEqual(appointments.rows.count, 1)
  }

  func testInboxShowsMessages() {
    launch().openMessages().waitForMessage("Lab results")
  }

  func testEmergencyContactIsSaved() {
    let profile = launch().openProfile().editContact()
      .fill(name: "Jo Park", phone: "555-0134").save()

    XCTAssertTrue(profile.guestText.exists)
    XCTAssertEqual(profile.contactText.label, "Jo Park, 555-0134")
  }
}
