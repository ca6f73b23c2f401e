import XCTest

final class BookingTests: WayfareTestCase {
  func testBookingATrip() {
    let destination = explore.waitUntilLoaded().open("Bergen")
    destination.book().addTraveller().pay()
    destination.see(destination.toast)
    XCTAssertTrue(trips.show().title("Bergen").exists)
    XCTAssertTrue(trips.title("Vienna").exists)
  }

  func testScrollingLoadsMore() {
    let destination = explore.waitUntilLoaded().scroll(to: "Porto").open("Porto")
    XCTAssertTrue(app.navigationBars["Porto"].exists)
    destination.favouriteButton.tap()
    XCTAssertEqual(destination.favouriteButton.label, "Remove Favourite")
  }

  func testCancelledTripGoes() {
    let trips = trips.show()
    trips.cancel("Geneva")
    XCTAssertTrue(trips.title("Geneva").waitForNonExistence(timeout: 4))
    XCTAssertTrue(trips.title("Vienna").exists)
  }
}
