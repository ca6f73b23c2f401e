import XCTest

extension BookingRobot {
  func travel(with others: Int) -> Self {
    let stepper = app.steppers.element(boundBy: 1)
    for _ in 0..<others {
      stepper.buttons["Increment"].tap()
    }
    return self
  }
}

final class TravellerTests: WayfareTestCase {
  func testThreePeopleTravel() {
    let booking = explore.waitUntilLoaded().open("Cadiz").book().travel(with: 2)
    XCTAssertEqual(booking.party.label, "3 people, 1 rooms")
    let destination = booking.pay()
    destination.see(destination.toast)
    XCTAssertEqual(trips.show().title("Cadiz").label, "Cadiz, 3 people")
  }
}
