import XCTest
final class NewerNamesUITests: XCTestCase {
    func testTheVersionsOwnNamesAreUsed() {
        let app = XCUIApplication(); app.launch()
        app.buttons["count 0"].tap()
        XCTAssert(app.buttons["count 1"].waitForExistence(timeout: 2))
        if #available(iOS 26, *) { XCTAssert(app.staticTexts["glass"].exists) }
        else if #available(iOS 18, *) { XCTAssert(app.staticTexts["mesh"].exists) }
        else { XCTAssert(app.staticTexts["plain"].exists) }
    }
}
