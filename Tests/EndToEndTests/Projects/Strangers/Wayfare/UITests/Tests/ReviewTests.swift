import XCTest

final class ReviewsRobot: Robot {
  func remove(_ text: String) -> Self {
    see(app.buttons["remove.\(text)"]).tap()
    return self
  }
}

final class ReviewTests: WayfareTestCase {
  func testAllReviewsCanBeRemoved() {
    explore.waitUntilLoaded().open("Dublin").follow("Reviews")
    _ = ReviewsRobot(app: app).remove("Too many stairs").remove("Lovely old town")
    XCTAssertTrue(app.navigationBars["Reviews"].exists)
    XCTAssertFalse(app.staticTexts["Lovely old town"].exists)
  }
}
