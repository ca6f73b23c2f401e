import XCTest

/// Lists and scroll views: what is out of sight, and gestures that lists know.
final class ScrollingTests: GalleryTestCase {
  override class var screen: String? { "list" }

  func testTappingScrollsAnElementIntoView() {
    open("scrolling")
    let line = app.buttons["Line 40"]
    XCTAssertFalse(line.isHittable)
    line.tap()
    XCTAssertEqual(app.readout("last"), "line 40")
    XCTAssertTrue(line.isHittable)
  }

  func testHorizontalScrollViewsScrollToo() {
    open("scrolling")
    app.buttons["Chip 19"].tap()
    XCTAssertEqual(app.readout("last"), "chip 19")
    let chip = app.buttons["Chip 19"]
    let before = chip.frame.minX
    app.scrollViews["chips"].swipeRight()
    XCTAssertGreaterThan(chip.frame.minX, before)
  }

  func testSwipingUpShowsWhatIsBelow() {
    let row = app.staticTexts["Row 30"]
    XCTAssertFalse(row.isHittable)
    var swipes = 0
    while !row.exists || !row.isHittable, swipes < 20 {
      app.collectionViews["rows"].swipeUp()
      swipes += 1
    }
    XCTAssertTrue(row.isHittable)
    XCTAssertGreaterThan(swipes, 0)
    for _ in 0..<swipes + 2 { app.collectionViews["rows"].swipeDown(velocity: .fast) }
    XCTAssertTrue(app.staticTexts["Row 0"].isHittable)
  }

  func testSwipingARowOffersToDeleteIt() {
    let row = app.cells.containing(.staticText, identifier: "Row 1").element
    row.swipeLeft()
    app.buttons["Delete"].tap()
    XCTAssertFalse(app.staticTexts["Row 1"].exists)
    XCTAssertTrue(app.staticTexts["Row 2"].exists)
  }

  func testSwipingARowTheOtherWayOffersItsOwnAction() {
    app.staticTexts["Row 2"].swipeRight()
    app.buttons["Archive"].tap()
    XCTAssertEqual(app.readout("archived"), "Row 2")
  }

  func testPullingRefreshes() {
    let first = app.cells.firstMatch
    let start = first.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    start.press(forDuration: 0, thenDragTo: start.withOffset(CGVector(dx: 0, dy: 400)))
    XCTAssertEqual(app.readout("refreshes"), "1")
  }
}
