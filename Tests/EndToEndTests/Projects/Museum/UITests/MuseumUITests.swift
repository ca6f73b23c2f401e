import XCTest

final class MuseumUITests: XCTestCase {
  private var app: XCUIApplication!
  private var halls: XCUIElement { app.collectionViews["halls"] }
  private var gallery: XCUIElement { app.collectionViews["gallery"] }

  override func setUp() {
    continueAfterFailure = false
    app = XCUIApplication()
    app.launch()
  }

  private func openGallery() {
    halls.cells.containing(.staticText, identifier: "Sculptures").firstMatch.tap()
    XCTAssertTrue(app.navigationBars["Sculptures"].waitForExistence(timeout: 2))
  }

  func testHallsAreAListWithHeaders() {
    XCTAssertTrue(app.navigationBars["Museum"].exists)
    XCTAssertEqual(halls.cells.count, 4)
    XCTAssertTrue(halls.staticTexts["Today"].exists)
    XCTAssertTrue(halls.staticTexts["Halls"].exists)
    let cell = halls.cells.firstMatch
    XCTAssertTrue(cell.staticTexts["Visitors"].exists)
    XCTAssertTrue(cell.staticTexts["120"].exists)
  }

  func testAHallShowsItsPainters() {
    XCTAssertFalse(app.staticTexts["Holbein"].exists)
    app.staticTexts["Old Masters"].tap()
    XCTAssertTrue(app.staticTexts["Holbein"].waitForExistence(timeout: 2))
    XCTAssertEqual(halls.cells.count, 6)
    app.staticTexts["Old Masters"].tap()
    XCTAssertFalse(app.staticTexts["Holbein"].exists)
  }

  func testASwipeFavoursAHall() {
    let cell = halls.cells.containing(.staticText, identifier: "Sculptures").firstMatch
    XCTAssertFalse(cell.staticTexts["Favourite"].exists)
    cell.swipeLeft()
    app.buttons["Favour"].tap()
    XCTAssertTrue(cell.staticTexts["Favourite"].waitForExistence(timeout: 2))
  }

  func testPullingCountsVisitors() {
    let start = halls.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.3))
    let end = halls.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.8))
    start.press(forDuration: 0.1, thenDragTo: end)
    XCTAssertTrue(halls.staticTexts["125"].waitForExistence(timeout: 2))
  }

  func testWorksStandInAGrid() {
    openGallery()
    XCTAssertEqual(gallery.otherElements["title-1"].staticTexts.firstMatch.label, "All works")
    let (first, third, fourth) = (
      gallery.cells["work-1"].frame, gallery.cells["work-3"].frame, gallery.cells["work-4"].frame
    )
    XCTAssertEqual(first.minY, third.minY, accuracy: 0.5)
    XCTAssertEqual(first.minX, fourth.minX, accuracy: 0.5)
    XCTAssertEqual(fourth.minY - first.minY, 100, accuracy: 0.5)
    XCTAssertEqual(first.height, 96, accuracy: 0.5)
  }

  func testOnlyWorksInSightExist() {
    openGallery()
    let work = gallery.cells["work-60"]
    XCTAssertFalse(work.exists)
    for _ in 0..<20 where !(work.exists && work.isHittable) { gallery.swipeUp() }
    XCTAssertTrue(work.isHittable)
    XCTAssertFalse(gallery.cells["work-1"].exists)
  }

  func testAnAppScrollsToAWork() {
    openGallery()
    XCTAssertFalse(gallery.cells["work-90"].exists)
    app.navigationBars.buttons["Last"].tap()
    XCTAssertTrue(gallery.cells["work-90"].waitForExistence(timeout: 2))
  }

  func testHighlightsScrollAcross() {
    openGallery()
    XCTAssertTrue(gallery.staticTexts["Highlight 1"].isHittable)
    XCTAssertFalse(gallery.staticTexts["Highlight 8"].exists)
    let last = gallery.staticTexts["Highlight 12"]
    let row = gallery.scrollViews.firstMatch
    for _ in 0..<10 where !last.exists { row.swipeLeft() }
    XCTAssertTrue(last.exists)
    XCTAssertTrue(gallery.cells["work-1"].exists)
  }

  func testChosenWorksAreRemoved() {
    openGallery()
    gallery.cells["work-1"].tap()
    gallery.cells["work-3"].tap()
    XCTAssertTrue(app.navigationBars["2 chosen"].exists)
    XCTAssertTrue(gallery.cells["work-3"].isSelected)
    XCTAssertTrue(gallery.cells["work-3"].images.firstMatch.exists)
    gallery.cells["work-1"].tap()
    XCTAssertTrue(app.navigationBars["1 chosen"].exists)
    app.navigationBars.buttons["Remove"].tap()
    XCTAssertFalse(gallery.cells["work-3"].exists)
    XCTAssertTrue(gallery.cells["work-4"].exists)
    XCTAssertTrue(app.navigationBars["Works"].exists)
  }
}
