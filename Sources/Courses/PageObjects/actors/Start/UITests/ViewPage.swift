import XCTest

/// What pages share that are classes.
@MainActor
class ViewPage {
  let app: XCUIApplication

  /// An element that is there when the screen is.
  var sign: XCUIElement {
    XCTFail("\(Self.self) does not override sign")
    return app
  }

  required init(app: XCUIApplication) {
    self.app = app
  }

  func assertDisplayed() -> Self {
    XCTAssertTrue(sign.waitForExistence(timeout: 3), "\(Self.self) is not shown")
    return self
  }
}
