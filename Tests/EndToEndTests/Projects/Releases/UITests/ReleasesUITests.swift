import XCTest

final class ReleasesUITests: XCTestCase {
    private let app = XCUIApplication()

    override func setUp() {
        continueAfterFailure = false
        app.launch()
    }

    private func text(_ identifier: String) -> String { app.staticTexts[identifier].label }

    func testAppAndTestsHaveTheSameSystem() {
        XCTAssertEqual(text("device"), UIDevice.current.systemVersion)
        XCTAssertEqual(text("device"), text("process"))
        XCTAssertTrue(app.staticTexts["badge"].exists)
    }

    func testItIsSeventeen() {
        XCTAssertEqual(text("style"), "classic")
        XCTAssertEqual(text("scene"), "old scene")
        XCTAssertTrue(app.staticTexts["notice"].exists)
        XCTAssertTrue(app.buttons["Plain"].exists)
        if #available(iOS 18, *) { XCTFail("This is a later one") }
    }

    func testItIsEighteen() {
        XCTAssertEqual(text("style"), "tabs")
        XCTAssertEqual(text("scene"), "new scene")
        XCTAssertTrue(app.buttons["Plain"].exists)
        XCTAssertFalse(app.staticTexts["notice"].exists)
    }

    func testItIsTwentySix() throws {
        guard #available(iOS 26, *) else { throw XCTSkip("Needs iOS 26") }
        XCTAssertEqual(text("style"), "glass")
        XCTAssertTrue(app.buttons["Glass"].exists)
    }
}
