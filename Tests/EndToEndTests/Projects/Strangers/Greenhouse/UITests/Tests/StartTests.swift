import XCTest

final class StartTests: GreenhouseTestCase {
  func testPlantsAreListedAtStart() {
    app.launch()
    let list = PlantListPage(app: app).shown()
    XCTAssertTrue(list.row("Begonia").exists)
    XCTAssertTrue(list.row("Calathea").exists)
  }
}

final class FreshlyWateredTests: GreenhouseTestCase {
  private var statusLabel: XCUIElement { app.buttons["detail.status"] }

  func testStatusBeforeWatering() {
    _ = launch().open("Begonia")
    XCTAssertTrue(statusLabel.waitForExistence(timeout: 3))
    XCTAssertEqual(statusLabel.label, "Watered 3 days ago")
  }
}

final class LastRowTests: GreenhouseTestCase {
  func testOpeningViolet() {
    let detail = launch().open("Violet")
    XCTAssertEqual(detail.species.label, "Viola odorata")
  }
}
