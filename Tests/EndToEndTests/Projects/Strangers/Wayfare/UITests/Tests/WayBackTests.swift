import XCTest

extension Robot {
  func goBack() {
    app.navigationBars.buttons["Back"].tap()
  }
}

final class WayBackTests: WayfareTestCase {
  func testFaresLeadBackToTheDestination() {
    let destination = explore.waitUntilLoaded().open("Esbjerg")
    destination.follow("Fares")
    destination.goBack()
    destination.see(destination.bookButton, for: 3)
    XCTAssertTrue(app.navigationBars["Esbjerg"].exists)
  }
}
