import XCTest

final class RestDayTests: VitalTestCase {
  func testRestDayIsKept() {
    let profile = start().profile().toggleRestMode()
    XCTAssertEqual(profile.restMode.value as? String, "true")

    app.terminate()
    let again = start().profile()
    again.resting.shows()
  }
}
