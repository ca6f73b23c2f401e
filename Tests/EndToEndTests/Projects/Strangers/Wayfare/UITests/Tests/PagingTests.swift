import XCTest

final class PagingTests: WayfareTestCase {
  func testLastDestinationOpens() {
    explore.waitUntilLoaded()
    let zagreb = explore.row("Zagreb")
    explore.see(zagreb, for: 8)
    zagreb.tap()
    XCTAssertTrue(app.navigationBars["Zagreb"].waitForExistence(timeout: 3))
  }
}
