import XCTest

/// Places on the screen that are given in numbers.
final class CoordinateTests: GalleryTestCase {
  override class var screen: String? { "gestures" }

  private var last: String { app.readout("last") }

  private func centre(of name: String) -> XCUICoordinate {
    app.staticTexts[name].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
  }

  func testScreenPointsFollowFromFrames() {
    let tile = app.staticTexts["drag"]
    let frame = tile.frame
    let corner = tile.coordinate(withNormalizedOffset: .zero)
    XCTAssertEqual(corner.screenPoint, frame.origin)
    XCTAssertEqual(centre(of: "drag").screenPoint, CGPoint(x: frame.midX, y: frame.midY))
    let outside = tile.coordinate(withNormalizedOffset: CGVector(dx: -1, dy: 2))
    XCTAssertEqual(
      outside.screenPoint, CGPoint(x: frame.minX - frame.width, y: frame.minY + 2 * frame.height))
  }

  func testOffsetsAreInPointsAndAddUp() {
    let corner = app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
    let point = corner.withOffset(CGVector(dx: 100, dy: 200)).withOffset(CGVector(dx: 1, dy: -1))
    XCTAssertEqual(point.screenPoint, CGPoint(x: 101, y: 199))
    XCTAssertEqual(corner.screenPoint, .zero)
  }

  func testReferencedElementIsTheOneItWasMadeFrom() {
    let coordinate = centre(of: "tap").withOffset(CGVector(dx: 3, dy: 4))
    XCTAssertEqual(coordinate.referencedElement.identifier, "tap")
    let copy = coordinate.copy() as? XCUICoordinate
    XCTAssertEqual(copy?.screenPoint, coordinate.screenPoint)
  }

  func testTouches() {
    centre(of: "tap").tap()
    XCTAssertEqual(last, "tap")
    centre(of: "double").doubleTap()
    XCTAssertEqual(last, "double tap")
    centre(of: "hold").press(forDuration: 3)
    XCTAssertEqual(last, "held 3.0 s")
  }

  func testACoordinateOnTheAppReachesWhatIsThere() {
    let frame = app.staticTexts["tap"].frame
    app.coordinate(withNormalizedOffset: .zero)
      .withOffset(CGVector(dx: frame.midX, dy: frame.midY)).tap()
    XCTAssertEqual(last, "tap")
  }

  func testDrags() {
    let start = centre(of: "drag")
    start.press(forDuration: 0.1, thenDragTo: start.withOffset(CGVector(dx: 60, dy: -40)))
    XCTAssertEqual(last, "dragged 60, -40")
    start.press(
      forDuration: 0.1, thenDragTo: start.withOffset(CGVector(dx: -50, dy: 30)),
      withVelocity: .slow, thenHoldForDuration: 0.5)
    XCTAssertEqual(last, "dragged -50, 30")
  }

  func testVectorsAreEqualByTheirParts() {
    XCTAssertEqual(CGVector(dx: 1, dy: 2), CGVector(dx: 1.0, dy: 2.0))
    XCTAssertEqual(CGVector.zero, CGVector(dx: 0, dy: 0))
    XCTAssertEqual(CGVector(dx: 3, dy: 4).dx + CGVector(dx: 3, dy: 4).dy, 7)
  }
}
