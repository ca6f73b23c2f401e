import XCTest

final class VehicleTests: FerryUITestCase {
  func testVehicleCanBeSwitchedOn() {
    let booking = sailings.choose("a1").bringVehicle()
    XCTAssertTrue(app.pickerWheels.firstMatch.waitForExistence(timeout: 3))
    XCTAssertTrue(booking.vehicleSwitch.isSelected)
  }
}

final class MotorcycleTests: FerryUITestCase {
  func testTravellingWithAMotorcycle() {
    let checkout = sailings.choose("b2")
      .enter(name: "Nora")
      .bringVehicle()
      .bring(vehicle: "Motorcycle")
      .acceptTerms()
      .proceed()
    XCTAssertEqual(checkout.total.label, "€85")
  }
}

final class CamperTests: FerryUITestCase {
  func testTravellingWithACamper() {
    let checkout = sailings.choose("d4")
      .enter(name: "Elena")
      .acceptTerms()
      .bring(vehicle: "Camper")
      .proceed()
    XCTAssertEqual(checkout.total.label, "€45")
  }
}

final class BookmarkTests: FerryUITestCase {
  func testSavingASailing() {
    let row = sailings.bookmark("c3").sailing("c3")
    XCTAssertTrue(row.label.contains("Saved"))
  }
}
