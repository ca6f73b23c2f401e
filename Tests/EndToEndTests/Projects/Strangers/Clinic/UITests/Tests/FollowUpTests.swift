import XCTest

final class FollowUpTests: ClinicTestCase {
  func testFollowUpHasAReminder() {
    let appointments = BookFollowUp(home: launch(), doctor: "tanaka", time: "Fri 10:30").run()

    XCTAssertEqual(appointments.rows.count, 3)
    XCTAssertEqual(appointments.open(at: 0).reminderText.label, "Reminder on")
  }
}
