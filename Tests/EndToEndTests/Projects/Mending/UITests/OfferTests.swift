import XCTest

final class OfferTests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testOpening() {
    OfferPage(app: app).tapOpen()
  }
}

struct OfferPage {
  let app: XCUIApplication

  var openButton: XCUIElement { app.buttons["open"] }

  @discardableResult
  func tapOpen() -> Self {
    openButton.tap()
    return self
  }
}
