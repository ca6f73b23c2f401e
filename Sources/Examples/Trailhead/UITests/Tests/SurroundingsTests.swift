import XCTest

final class SurroundingsTests: TrailheadTestCase {
  func testOfflineRetriesAndThenExplains() {
    app.launchEnvironment["POMELO_NETWORK"] = "offline"
    app.launch()
    let trails = TrailsScreen(app: app)
    XCTAssertTrue(trails.retryButton.waitForExistence(timeout: 10))
    XCTAssertTrue(app.staticTexts["You seem to be offline."].exists)
    trails.retryButton.tap()
    XCTAssertTrue(app.staticTexts["Looking for trails…"].exists)
    XCTAssertTrue(trails.retryButton.waitForExistence(timeout: 10))
  }

  func testLinksOpenATrailAndItsPhotos() throws {
    let trails = launch()
    app.open(try XCTUnwrap(URL(string: "trailhead://trail/falls/photos")))
    XCTAssertTrue(PhotosScreen(app: app).photo(1).waitForExistence(timeout: 5))
    app.navigationBars.buttons["Silver Falls"].tap()
    XCTAssertTrue(TrailScreen(app: app).title(is: "Silver Falls"))
    app.open(try XCTUnwrap(URL(string: "trailhead://hikes")))
    XCTAssertTrue(app.navigationBars["My Hikes"].waitForExistence(timeout: 5))
    _ = trails
  }

  func testUnknownTrail() throws {
    _ = launch()
    app.open(try XCTUnwrap(URL(string: "trailhead://trail/nowhere")))
    XCTAssertTrue(app.staticTexts["No Such Trail"].waitForExistence(timeout: 5))
  }

  func testRotationKeepsTheTrail() {
    let trail = launch().open("ridge")
    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertTrue(trail.title(is: "Eagle Ridge"))
    XCTAssertTrue(trail.planButton.isHittable)
    XCUIDevice.shared.orientation = .portrait
    XCTAssertTrue(trail.planButton.isHittable)
  }
}
