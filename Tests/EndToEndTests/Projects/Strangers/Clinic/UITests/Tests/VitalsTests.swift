import XCTest

final class VitalsTests: ClinicTestCase {
  func testPulseIsShown() {
    let vitals = launch().openVitals()

    XCTAssertEqual(vitals.value(of: "pulse").label, "64 bpm")
  }
}
