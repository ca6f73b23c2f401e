import XCTest

/// The same screens as a UI test sees them.
final class ScreensUITests: XCTestCase {
    let app = XCUIApplication()

    override func setUp() {
        continueAfterFailure = false
        app.launch()
    }

    func testDataArrivesAfterTheScreen() {
        XCTAssertTrue(app.navigationBars["メニュー"].exists)
        app.buttons["sample"].tap()
        XCTAssertTrue(app.navigationBars["Sample"].exists)
        XCTAssertTrue(app.staticTexts["バスは1番のりば"].waitForExistence(timeout: 2))
        XCTAssertFalse(app.activityIndicators.firstMatch.exists)
        app.navigationBars.buttons["メニュー"].tap()
        XCTAssertTrue(app.navigationBars["メニュー"].exists)
        XCTAssertFalse(app.navigationBars["Sample"].exists)
    }

    func testToolbarIsThereBesideThePage() {
        app.buttons["webview"].tap()
        XCTAssertTrue(app.webViews["page"].exists)
        XCTAssertTrue(app.toolbars.buttons["Refresh"].exists)
        let progress = app.progressIndicators.firstMatch
        let full = expectation(for: NSPredicate(format: "value == %@", "100%"), evaluatedWith: progress)
        wait(for: [full], timeout: 2)
    }

    func testCameraClosesItselfOnASimulator() {
        app.buttons["camera"].tap()
        XCTAssertTrue(app.buttons["sample"].waitForExistence(timeout: 2))
        XCTAssertTrue(app.buttons["sample"].isHittable)
        XCTAssertFalse(app.navigationBars["スキャン"].exists)
    }

    func testOverlayIsInFrontOfThePreview() {
        app.buttons["mock camera"].tap()
        XCTAssertTrue(app.otherElements["video"].waitForExistence(timeout: 2))
        XCTAssertTrue(app.staticTexts["QRコードを枠に合わせてください"].isHittable)
        XCTAssertTrue(app.buttons["close"].isHittable)
        app.navigationBars["スキャン"].buttons["メニュー"].tap()
        XCTAssertTrue(app.buttons["sample"].waitForExistence(timeout: 2))
        XCTAssertTrue(app.buttons["close"].waitForNonExistence(timeout: 2))
    }
}
