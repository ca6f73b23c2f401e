import XCTest

struct HomePage {
    let app: XCUIApplication

    @discardableResult
    func open(_ title: String) -> Self {
        app.buttons[title].tap()
        XCTAssertTrue(app.navigationBars[title].waitForExistence(timeout: 5))
        return self
    }

    func text(_ identifier: String, is expected: String, file: StaticString = #filePath, line: UInt = #line) {
        let element = app.staticTexts[identifier]
        let isThere = NSPredicate(format: "label == %@", expected)
        let expectation = XCTNSPredicateExpectation(predicate: isThere, object: element)
        XCTAssertEqual(XCTWaiter.wait(for: [expectation], timeout: 5), .completed, element.label, file: file, line: line)
    }
}

struct HealthPage {
    let app: XCUIApplication
    private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

    init(_ app: XCUIApplication) { self.app = app }

    func allowAll() {
        XCTAssertTrue(springboard.buttons["Turn On All"].waitForExistence(timeout: 5))
        springboard.buttons["Turn On All"].tap()
        springboard.buttons["Allow"].tap()
    }

    func allow(_ row: String) {
        XCTAssertTrue(springboard.buttons[row].waitForExistence(timeout: 5))
        springboard.buttons[row].tap()
        springboard.buttons["Allow"].tap()
    }

    func shows(_ value: String) {
        XCTAssertTrue(app.staticTexts[value].waitForExistence(timeout: 5), app.debugDescription)
    }

    func drink() { app.buttons["Drink a glass"].tap() }
}
