import XCTest

/// For a wide screen; skipped on a phone.
final class PadTests: TrailheadTestCase {
  override func setUp() async throws {
    try await super.setUp()
    try XCTSkipUnless(UIDevice.current.userInterfaceIdiom == .pad, "needs an iPad")
  }

  func testTrailsStayBesideTheChosenOne() {
    let trails = launch()
    XCTAssertTrue(app.staticTexts["No Trail Selected"].exists)
    let trail = trails.open("falls")
    XCTAssertTrue(trail.title(is: "Silver Falls"))
    XCTAssertTrue(trails.trail("ridge").isHittable)
    _ = trails.open("lake")
    XCTAssertTrue(trail.title(is: "Mirror Lake"))
  }

  func testInspectorStandsBeside() {
    let trail = launch().open("lake").openInfo()
    XCTAssertTrue(app.staticTexts["120 m"].firstMatch.waitForExistence(timeout: 2))
    XCTAssertTrue(trail.planButton.isHittable)
  }
}
