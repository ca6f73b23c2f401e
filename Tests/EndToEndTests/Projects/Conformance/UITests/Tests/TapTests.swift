import XCTest

/// Touches that do not move.
final class TapTests: GalleryTestCase {
  override class var screen: String? { "gestures" }

  private var last: String { app.readout("last") }

  func testTap() {
    app.staticTexts["tap"].tap()
    XCTAssertEqual(last, "tap")
  }

  func testDoubleTap() {
    app.staticTexts["double"].tap()
    XCTAssertEqual(last, "nothing")
    app.staticTexts["double"].doubleTap()
    XCTAssertEqual(last, "double tap")
  }

  func testTapsWithANumber() {
    app.staticTexts["triple"].tap(withNumberOfTaps: 2, numberOfTouches: 1)
    XCTAssertEqual(last, "nothing")
    app.staticTexts["triple"].tap(withNumberOfTaps: 3, numberOfTouches: 1)
    XCTAssertEqual(last, "triple tap")
    app.staticTexts["tap"].tap(withNumberOfTaps: 1, numberOfTouches: 1)
    XCTAssertEqual(last, "tap")
  }

  func testTwoFingersAreNoTap() {
    app.staticTexts["long"].twoFingerTap()
    app.staticTexts["double"].tap(withNumberOfTaps: 1, numberOfTouches: 2)
    XCTAssertEqual(last, "nothing")
  }

  func testPress() {
    app.staticTexts["long"].press(forDuration: 0.5)
    XCTAssertEqual(last, "nothing")
    app.staticTexts["long"].press(forDuration: 1.5)
    XCTAssertEqual(last, "long press")
    app.staticTexts["hold"].press(forDuration: 2.5)
    XCTAssertEqual(last, "held 2.5 s")
  }

  func testPressingOpensAContextMenu() {
    app.staticTexts["context"].press(forDuration: 1)
    app.buttons["Share"].tap()
    XCTAssertEqual(last, "shared")
  }

  func testATapAtADisabledButtonHasNoEffect() {
    open("controls")
    app.buttons["Unavailable"].tap()
    XCTAssertEqual(app.readout("taps"), "0")
  }
}
