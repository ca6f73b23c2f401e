import XCTest

private final class DoctorFilterPage: ClinicPage {
  override var title: String { "Doctors" }

  var acceptingSwitch: XCUIElement { app.switches["doctors.onlyAcepting"] }

  func showOnlyAccepting() {
    waitFor(acceptingSwitch)
    acceptingSwitch.switches.firstMatch.tap()
  }
}

final class DoctorFilterTests: ClinicTestCase {
  func testFilterHidesDoctorsWithoutCapacity() {
    let doctors = launch().openDoctors()
    DoctorFilterPage(app).waitUntilShown().showOnlyAccepting()

    XCTAssertTrue(doctors.row("lindqvist").waitForNonExistence(timeout: 2))
    XCTAssertEqual(doctors.rows.count, 3)
  }
}
