import XCTest

final class LedgersTests: XCTestCase {
    private let app = XCUIApplication()

    override func setUp() {
        continueAfterFailure = false
        app.launch()
    }

    private func expect(_ identifier: String, _ text: String, line: UInt = #line) {
        XCTAssertEqual(app.staticTexts[identifier].label, text, line: line)
    }

    func testObjectsShowInTheirOrder() {
        app.buttons["Add Rome"].tap()
        app.buttons["Add Athens"].tap()

        XCTAssertEqual(app.cells.count, 2)
        XCTAssertTrue(app.cells.element(boundBy: 0).staticTexts["Athens"].exists)
        XCTAssertTrue(app.cells.element(boundBy: 1).staticTexts["2 costs, first 5"].exists)
        expect("open", "Open: 30,7,5")
        expect("message", "saved, 3 costs")
    }

    func testDeletingCascades() {
        app.buttons["Add Rome"].tap()
        app.buttons["Delete first"].tap()

        XCTAssertEqual(app.cells.count, 0)
        expect("message", "saved, 0 costs")
        expect("open", "Open: ")
    }

    func testAnotherContextIsMerged() {
        app.buttons["Add Rome"].tap()
        app.buttons["Add Athens"].tap()
        app.buttons["Pay all"].tap()

        let open = app.staticTexts["open"]
        expectation(for: NSPredicate(format: "label == 'Open: 7'"), evaluatedWith: open)
        waitForExpectations(timeout: 2)
    }

    func testChangesAreTakenBack() {
        app.buttons["Add Rome"].tap()
        app.buttons["Rename"].tap()
        XCTAssertTrue(app.staticTexts["Zagreb"].exists)
        expect("message", "changed")

        app.buttons["Undo"].tap()
        XCTAssertTrue(app.staticTexts["Rome"].exists)
    }

    func testADeletionIsUndoneAsAWhole() {
        app.buttons["Add Rome"].tap()
        app.buttons["Add Athens"].tap()
        app.buttons["Rename"].tap()
        app.buttons["Delete first"].tap()
        XCTAssertFalse(app.staticTexts["Rome"].exists)

        app.buttons["Take back"].tap()
        XCTAssertTrue(app.staticTexts["2 costs, first 5"].exists)
        app.buttons["Take back"].tap()
        XCTAssertTrue(app.staticTexts["Athens"].exists)
        app.buttons["Again"].tap()
        XCTAssertTrue(app.staticTexts["Zagreb"].exists)
        app.buttons["Again"].tap()
        XCTAssertEqual(app.cells.count, 1)
        expect("open", "Open: 7")
    }

    func testOnlyOneMayHaveATitle() {
        app.buttons["Add Rome"].tap()
        app.buttons["Add Rome"].tap()

        expect("message", "error 133021")
        XCTAssertEqual(app.cells.count, 1)
    }

    func testSearchLooksAgain() {
        app.buttons["Add Rome"].tap()
        app.buttons["Add Athens"].tap()
        app.buttons["Search"].tap()

        XCTAssertEqual(app.cells.count, 1)
    }

    func testObjectsStayWhenTheAppIsLaunchedAgain() {
        app.buttons["Add Athens"].tap()
        app.terminate()
        app.launch()

        XCTAssertTrue(app.staticTexts["Athens"].exists)
        expect("open", "Open: 7")
    }
}
