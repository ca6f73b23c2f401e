import XCTest

final class ScannerUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testDelegateIsToldOfTheLaunch() {
    XCTAssertTrue(app.staticTexts["Launched 1 times"].exists)
  }

  func testStubStandsInForTheCamera() {
    app.buttons["camera"].tap()
    XCTAssertTrue(app.staticTexts["Code: 4006381333931"].exists)
  }

  func testKeyboardIsHiddenByASelector() {
    app.textFields["Note"].tap()
    XCTAssertTrue(app.keyboards.firstMatch.waitForExistence(timeout: 2))
    app.buttons["Hide keyboard"].tap()
    XCTAssertTrue(app.keyboards.firstMatch.waitForNonExistence(timeout: 2))
  }

  func testPagesOfTheWebAreElements() {
    app.buttons["Terms"].tap()
    XCTAssertTrue(app.webViews.firstMatch.waitForExistence(timeout: 2))
    XCTAssertTrue(app.staticTexts["Loaded"].waitForExistence(timeout: 2))
  }
}
