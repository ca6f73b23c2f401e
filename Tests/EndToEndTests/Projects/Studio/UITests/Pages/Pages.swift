import XCTest

class Page {
    let app: XCUIApplication

    init(_ app: XCUIApplication, tab: String) {
        self.app = app
        app.tabBars.buttons[tab].tap()
        XCTAssertTrue(app.navigationBars[tab].waitForExistence(timeout: 5))
    }

    func text(_ identifier: String) -> XCUIElement { app.staticTexts[identifier] }

    func wait(_ identifier: String, says text: String, file: StaticString = #filePath, line: UInt = #line) {
        let says = NSPredicate(format: "label == %@", text)
        let wait = XCTNSPredicateExpectation(predicate: says, object: self.text(identifier))
        let result = XCTWaiter().wait(for: [wait], timeout: 40)
        XCTAssertEqual(result, .completed, self.text(identifier).label, file: file, line: line)
    }
}

/// The system's sheet of photos.
struct PhotoSheet {
    let app: XCUIApplication

    func photo(_ number: Int) -> XCUIElement {
        app.scrollViews.images.matching(identifier: "PXGGridLayout-Info").element(boundBy: number)
    }

    var labels: [String] {
        app.images.matching(NSPredicate(format: "label BEGINSWITH 'Photo, '")).allElementsBoundByIndex.map(\.label)
    }
}

final class DraftsPage: Page {
    let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

    init(_ app: XCUIApplication) { super.init(app, tab: "Drafts") }

    func unlock() { app.buttons["Unlock"].tap() }

    func allowFaceID() {
        let alert = springboard.alerts["Do you want to allow “Studio” to use Face ID?"]
        XCTAssertTrue(alert.waitForExistence(timeout: 5))
        XCTAssertTrue(alert.staticTexts["Your drafts are locked with Face ID."].exists)
        alert.buttons["Allow"].tap()
    }

    func waitForFaceID() {
        XCTAssertTrue(springboard.alerts["Face ID"].waitForExistence(timeout: 5))
    }
}
