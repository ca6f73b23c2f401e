import XCTest

final class TripTests: XCTestCase {
    private let app = XCUIApplication()

    override func setUp() {
        continueAfterFailure = false
        app.launch()
    }

    private func shows(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertTrue(
            app.staticTexts[text].waitForExistence(timeout: 2), text, file: file, line: line)
    }

    private func choose(_ action: String) {
        app.buttons["More"].tap()
        app.buttons[action].tap()
    }

    func testQueriesFollowWhatIsInsertedChangedAndDeleted() {
        shows("0 trips, 0 done")
        app.buttons["Add"].tap()
        shows("1 trips, 0 done")
        shows("1 found")
        app.buttons["Add"].tap()
        app.staticTexts["Trip 1 → Oslo"].tap()
        shows("Arrive of Trip 1")
        app.buttons["Add stop"].tap()
        shows("Stop 2 of Trip 1")
        app.switches["Done"].tap()
        app.textFields["Name"].tap()
        app.textFields["Name"].typeText("X")
        app.navigationBars.buttons.element(boundBy: 0).tap()
        shows("2 trips, 1 done")
        shows("2 stops")
        shows("Trip 1X → Oslo")
        app.staticTexts["Trip 2 → Oslo"].tap()
        app.buttons["Delete"].tap()
        shows("1 trips, 1 done")
    }

    func testSwipingDeletes() {
        app.buttons["Add"].tap()
        app.staticTexts["Trip 1 → Oslo"].swipeLeft()
        app.buttons["Delete"].tap()
        shows("0 trips, 0 done")
    }

    func testWhatIsSavedOutlivesTheApp() {
        app.buttons["Add"].tap()
        choose("Save")
        app.buttons["Add"].tap()
        shows("2 trips, 0 done")
        app.terminate()
        app.launch()
        shows("1 trips, 0 done")
        shows("1 stops")
        app.staticTexts["Trip 1 → Oslo"].tap()
        shows("Arrive of Trip 1")
    }

    func testLeavingTheAppSaves() {
        app.buttons["Add"].tap()
        XCUIDevice.shared.press(.home)
        app.terminate()
        app.launch()
        shows("1 trips, 0 done")
    }

    func testEachTestBeginsWithNothing() {
        shows("0 trips, 0 done")
    }

    func testWhatAnActorSavesShows() {
        choose("Import")
        shows("2 trips, 0 done")
        let titles = app.staticTexts.matching(NSPredicate(format: "label CONTAINS 'Rome'"))
        XCTAssertEqual(titles.element(boundBy: 0).label, "Imported 9 → Rome")
        XCTAssertEqual(titles.element(boundBy: 1).label, "Imported 10 → Rome")
    }

    func testSearching() {
        choose("Import")
        shows("2 found")
        app.swipeDown()
        app.searchFields.firstMatch.tap()
        app.searchFields.firstMatch.typeText("IMPORTED 1")
        shows("1 found")
    }
}
