import XCTest

/// Touches that move, of one finger and of two.
final class GestureTests: GalleryTestCase {
  override class var screen: String? { "gestures" }

  private var last: String { app.readout("last") }

  /// How far the drag tile says it was dragged.
  private var drag: (x: Int, y: Int)? {
    let numbers = last.dropFirst("dragged ".count).components(separatedBy: ", ")
    guard last.hasPrefix("dragged "), let x = Int(numbers[0]), let y = Int(numbers[1]) else {
      return nil
    }
    return (x, y)
  }

  func testSwipesGoTheirWay() throws {
    let tile = app.staticTexts["drag"]
    tile.swipeLeft()
    XCTAssertLessThan(try XCTUnwrap(drag).x, -10)
    XCTAssertEqual(try XCTUnwrap(drag).y, 0)
    tile.swipeRight()
    XCTAssertGreaterThan(try XCTUnwrap(drag).x, 10)
    tile.swipeUp()
    XCTAssertLessThan(try XCTUnwrap(drag).y, -10)
    XCTAssertEqual(try XCTUnwrap(drag).x, 0)
    tile.swipeDown()
    XCTAssertGreaterThan(try XCTUnwrap(drag).y, 10)
  }

  func testSwipesWithAVelocity() {
    let tile = app.staticTexts["drag"]
    let slow = seconds { tile.swipeLeft(velocity: .slow) }
    let fast = seconds { tile.swipeLeft(velocity: .fast) }
    XCTAssertGreaterThan(slow, fast)
    XCTAssertLessThan(drag?.x ?? 0, -10)
    tile.swipeRight(velocity: .default)
    XCTAssertGreaterThan(drag?.x ?? 0, 10)
    tile.swipeUp(velocity: 500)
    XCTAssertLessThan(drag?.y ?? 0, -10)
    tile.swipeDown(velocity: 750.5)
    XCTAssertGreaterThan(drag?.y ?? 0, 10)
  }

  @available(*, deprecated, message: "Spellings of the watch.")
  func testSwipesWithVelocityInTheOldSpelling() {
    let tile = app.staticTexts["drag"]
    tile.swipeLeft(withVelocity: .fast)
    XCTAssertLessThan(drag?.x ?? 0, -10)
    tile.swipeRight(withVelocity: .fast)
    XCTAssertGreaterThan(drag?.x ?? 0, 10)
    tile.swipeUp(withVelocity: .fast)
    XCTAssertLessThan(drag?.y ?? 0, -10)
    tile.swipeDown(withVelocity: .fast)
    XCTAssertGreaterThan(drag?.y ?? 0, 10)
  }

  func testVelocitiesAreNumbers() {
    XCTAssertEqual(XCUIGestureVelocity(rawValue: 300).rawValue, 300)
    XCTAssertEqual((300 as XCUIGestureVelocity).rawValue, 300)
    XCTAssertEqual(XCUIGestureVelocity(integerLiteral: 300), 300)
    XCTAssertEqual(XCUIGestureVelocity(floatLiteral: 0.5).rawValue, 0.5)
    XCTAssertEqual((300.5 as XCUIGestureVelocity).rawValue, 300.5)
    XCTAssertNotEqual(XCUIGestureVelocity.slow, .fast)
    XCTAssertNotEqual(XCUIGestureVelocity.default, .fast)
  }

  func testDragsBetweenElements() {
    let tile = app.staticTexts["drag"]
    let target = app.staticTexts["context"]
    let way = Int((target.frame.midY - tile.frame.midY).rounded())
    tile.press(forDuration: 0.1, thenDragTo: target)
    XCTAssertEqual(drag?.x ?? 0, 0)
    XCTAssertEqual(drag?.y ?? 0, way)
  }

  func testDragsWithVelocityAndHold() {
    let tile = app.staticTexts["drag"]
    let target = app.staticTexts["tap"]
    let short = seconds {
      tile.press(
        forDuration: 0.1, thenDragTo: target, withVelocity: .fast, thenHoldForDuration: 0)
    }
    let long = seconds {
      tile.press(
        forDuration: 0.1, thenDragTo: target, withVelocity: .fast, thenHoldForDuration: 2)
    }
    XCTAssertEqual(long - short, 2, accuracy: 0.001)
    XCTAssertLessThan(drag?.x ?? 0, -10)
  }

  func testPinch() {
    app.staticTexts["magnify"].pinch(withScale: 2, velocity: 1)
    XCTAssertEqual(last, "larger")
    app.staticTexts["magnify"].pinch(withScale: 0.5, velocity: -1)
    XCTAssertEqual(last, "smaller")
  }

  func testRotation() {
    app.staticTexts["rotate"].rotate(.pi / 2, withVelocity: 1)
    XCTAssertEqual(last, "clockwise")
    app.staticTexts["rotate"].rotate(-.pi / 2, withVelocity: -1)
    XCTAssertEqual(last, "anticlockwise")
  }
}
