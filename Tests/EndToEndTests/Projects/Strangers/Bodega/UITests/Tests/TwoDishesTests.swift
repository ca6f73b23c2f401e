import XCTest

final class TwoDishesTests: BodegaTestCase {
  func testTwoDishesHaveTwoLines() {
    launchAsMember()
    let cart = OrderTwice(app: app, first: "bravas", second: "gambas").run()
    XCTAssertTrue(cart.line("bravas").exists)
    XCTAssertTrue(cart.line("gambas").exists)
  }
}
