import XCTest

/// The pointer of a tablet: clicks, drags, the wheel. Skipped on a phone, which has none.
final class PointerTests: GalleryTestCase {
  override class var screen: String? { "gestures" }

  private var last: String { app.readout("last") }

  override func setUpWithError() throws {
    try super.setUpWithError()
    try XCTSkipUnless(
      XCUIDevice.shared.supportsPointerInteraction, "a phone has no pointer")
  }

  private func centre(of name: String) -> XCUICoordinate {
    app.staticTexts[name].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
  }

  func testClicksAreTaps() {
    app.staticTexts["tap"].click()
    XCTAssertEqual(last, "tap")
    app.staticTexts["double"].doubleClick()
    XCTAssertEqual(last, "double tap")
  }

  func testASecondaryClickOpensAContextMenu() {
    app.staticTexts["context"].rightClick()
    app.buttons["Copy"].tap()
    XCTAssertEqual(last, "copied")
  }

  func testHovering() {
    app.staticTexts["hover"].hover()
    XCTAssertEqual(last, "pointer in")
    app.staticTexts["tap"].hover()
    XCTAssertEqual(last, "pointer out")
  }

  func testDrags() {
    let tile = app.staticTexts["drag"]
    let target = app.staticTexts["context"]
    let way = Int((target.frame.midY - tile.frame.midY).rounded())
    tile.click(forDuration: 0.1, thenDragTo: target)
    XCTAssertEqual(last, "dragged 0, \(way)")
    tile.click(
      forDuration: 0.1, thenDragTo: target, withVelocity: .slow, thenHoldForDuration: 0.5)
    XCTAssertEqual(last, "dragged 0, \(way)")
  }

  func testTheWheelScrolls() {
    open("scrolling")
    let line = app.buttons["Line 0"]
    let before = line.frame.minY
    app.scrollViews["lines"].scroll(byDeltaX: 0, deltaY: -120)
    XCTAssertEqual(line.frame.minY, before - 120, accuracy: 1)
    app.scrollViews["lines"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
      .scroll(byDeltaX: 0, deltaY: 120)
    XCTAssertEqual(line.frame.minY, before, accuracy: 1)
  }

  func testCoordinates() {
    centre(of: "tap").click()
    XCTAssertEqual(last, "tap")
    centre(of: "double").doubleClick()
    XCTAssertEqual(last, "double tap")
    centre(of: "hover").hover()
    XCTAssertEqual(last, "pointer in")
    let start = centre(of: "drag")
    start.click(forDuration: 0.1, thenDragTo: start.withOffset(CGVector(dx: 40, dy: 0)))
    XCTAssertEqual(last, "dragged 40, 0")
    start.click(
      forDuration: 0.1, thenDragTo: start.withOffset(CGVector(dx: 0, dy: 40)),
      withVelocity: .default, thenHoldForDuration: 0.1)
    XCTAssertEqual(last, "dragged 0, 40")
    centre(of: "context").rightClick()
    XCTAssertTrue(app.buttons["Copy"].exists)
  }
}
