import XCTest

private final class UpcomingPage: AppointmentsPage {
  func openNewest() -> AppointmentPage {
    open(at: rows.count - 1)
  }
}

final class NewestAppointmentTests: ClinicTestCase {
  func testNewestAppointmentShowsWhatWasBooked() {
    _ = BookAppointment(home: launch(), doctor: "okafor", reason: "Stress test").run()
    let appointment = UpcomingPage(app).waitUntilShown().openNewest()

    XCTAssertEqual(appointment.reasonText.label, "Stress test")
    XCTAssertEqual(appointment.slotText.label, "Tue 14:30")
  }
}
