import XCTest

extension BookingRobot {
  func depart(day: Int) -> Self {
    let picker = app.datePickers["booking.date"]
    let wheel = picker.pickerWheels.element(boundBy: 1)
    see(wheel, for: 3)
    wheel.adjust(toPickerWheelValue: "\(day)")
    return self
  }
}

final class DepartureTests: WayfareTestCase {
  func testDepartureIsSummedUp() {
    let booking = explore.waitUntilLoaded().open("Ghent").book().depart(day: 15)
    XCTAssertEqual(booking.summary.label, "15 June 2027")
  }
}
