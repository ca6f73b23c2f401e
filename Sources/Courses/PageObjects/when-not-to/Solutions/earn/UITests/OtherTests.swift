import XCTest

final class OtherTests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments.append("-resetUserDefaults")
    app.launch()
  }

  func testSignUpIsAtTheCounter() {
    OtherPage(app: app).openSheet()
    app.buttons["com.example.stores.auth.signUpButton"].tap()

    let message = app.staticTexts["com.example.stores.signUp.message"]
    XCTAssertTrue(message.waitForExistence(timeout: 3), "the message is missing")
    XCTAssertEqual(message.label, "会員登録は店頭で受け付けています。")
  }

  func testSheetCanBeClosed() {
    let other = OtherPage(app: app)
    other.openSheet()
    app.buttons["com.example.stores.auth.closeButton"].tap()

    XCTAssertTrue(other.isShown, "the sheet is still there")
  }
}
