import XCTest

final class WeatherTests: XCTestCase {
    private let app = XCUIApplication()

    override func setUp() {
        continueAfterFailure = false
    }

    private func launch(_ network: String? = nil) {
        if let network { app.launchEnvironment["POMELO_NETWORK"] = network }
        app.launch()
    }

    private func expectMessage(_ text: String, line: UInt = #line) {
        let message = app.staticTexts["message"]
        let matches = NSPredicate(format: "label == %@", text)
        let expectation = XCTNSPredicateExpectation(predicate: matches, object: message)
        let result = XCTWaiter().wait(for: [expectation], timeout: 5)
        XCTAssertEqual(result, .completed, "\(message.label) instead of \(text)", line: line)
    }

    func testCitiesComeAfterTheLatency() {
        launch("latency=2s")
        XCTAssertTrue(app.activityIndicators["loading"].exists)
        XCTAssertFalse(app.buttons["Tokyo"].waitForExistence(timeout: 0.5))
        XCTAssertTrue(app.buttons["Tokyo"].waitForExistence(timeout: 1))
        app.buttons["More"].tap()
        XCTAssertTrue(app.buttons["Lima"].waitForExistence(timeout: 3))
    }

    func testDetailsByCombine() {
        launch()
        XCTAssertTrue(app.buttons["Tokyo"].waitForExistence(timeout: 1))
        app.buttons["Tokyo"].tap()
        XCTAssertTrue(app.staticTexts["Tokyo: Sunny"].waitForExistence(timeout: 1))
        app.buttons["Zürich"].tap()
        XCTAssertFalse(app.staticTexts["Zürich: failed -1011"].waitForExistence(timeout: 1))
        XCTAssertTrue(app.staticTexts["Zürich: failed -1011"].waitForExistence(timeout: 2))
    }

    func testUploadsStreamsAndDownloads() {
        launch()
        XCTAssertTrue(app.buttons["Tokyo"].waitForExistence(timeout: 1))
        app.buttons["Favourite"].tap()
        expectMessage("201 {\"id\": 7}\n")
        app.buttons["Events"].tap()
        expectMessage("one+two+three of events.ndjson")
        app.buttons["Terms"].tap()
        expectMessage("Terms of use, 12 bytes")
        app.buttons["Download"].tap()
        expectMessage("downloaded 12")
        app.buttons["Cancel"].tap()
        expectMessage("cancelled")
    }

    func testNoSocketIsOpened() {
        launch()
        app.buttons["Socket"].tap()
        expectMessage("refused: Network is down")
    }

    func testOffline() {
        launch("offline")
        expectMessage("The Internet connection appears to be offline.")
        XCTAssertEqual(app.staticTexts["reachability"].label, "Offline")
    }

    func testConnectionsThatAreLost() {
        launch("fail=100%")
        expectMessage("The network connection was lost.")
        app.terminate()
        launch("fail=api.weather.example")
        expectMessage("Could not connect to the server.")
    }

    func testAMissingFixtureSaysWhereToPutOne() {
        launch()
        app.buttons["Missing"].tap()
        let message = app.staticTexts["message"]
        let starts = NSPredicate(format: "label BEGINSWITH %@", "No fixture for GET https://")
        expectation(for: starts, evaluatedWith: message)
        waitForExpectations(timeout: 2)
        XCTAssertTrue(message.label.hasSuffix("/nowhere/é.json"), message.label)
    }
}
