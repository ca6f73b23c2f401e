import XCTest

final class OtherTimeTests: ClinicTestCase {
  func testTimesStartOverAfterTheLast() {
    let doctor = launch().openDoctors().open("moreau")
    XCTAssertEqual(doctor.slotText.label, "Mon 08:30")

    doctor.tapOtherTime()
    XCTAssertEqual(doctor.slotText.label, "Fri 16:00")
    doctor.tapOtherTime()
    XCTAssertEqual(doctor.slotText.label, "Mon 08:30")
  }
}
