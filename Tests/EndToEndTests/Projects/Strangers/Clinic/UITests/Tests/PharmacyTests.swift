import XCTest

final class PharmacyTests: ClinicTestCase {
  func testOrderingARefill() {
    let pharmacy = launch().openPharmacy().orderRefill()

    XCTAssertEqual(pharmacy.status.label, "Ready for pick-up tomorrow")
  }
}
