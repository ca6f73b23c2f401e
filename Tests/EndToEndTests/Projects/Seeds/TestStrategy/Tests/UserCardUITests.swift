import XCTest

final class UserCardUITests: XCTestCase {
    let app = XCUIApplication()

    override func setUp() {
        continueAfterFailure = false
        app.launch()
        app.textFields["email_field"].tap()
        app.textFields["email_field"].typeText("test@example.com")
        app.secureTextFields["password_field"].tap()
        app.secureTextFields["password_field"].typeText("password123")
        app.buttons["login_button"].tap()
    }

    func testCard() {
        XCTAssertTrue(app.staticTexts["Alice"].waitForExistence(timeout: 5))
        XCTAssertTrue(app.staticTexts["alice@example.com"].exists)
        XCTAssertTrue(app.staticTexts["A"].exists)
        XCTAssertFalse(app.staticTexts["読み込み中..."].exists)
    }

    func testDeleteUser() {
        XCTAssertTrue(app.staticTexts["Alice"].waitForExistence(timeout: 5))
        app.cells.firstMatch.swipeLeft()
        app.buttons["Delete"].tap()
        XCTAssertTrue(app.staticTexts["Alice"].waitForNonExistence(timeout: 2))
    }
}
