import XCTest

/// What the system asks.
struct SystemAlert {
    private let alert = XCUIApplication(bundleIdentifier: "com.apple.springboard").alerts.firstMatch

    func tap(_ button: String, asking title: String, file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertTrue(alert.waitForExistence(timeout: 5), "No alert", file: file, line: line)
        XCTAssertEqual(alert.label, title, file: file, line: line)
        alert.buttons[button].tap()
    }
}

class Page {
    let app: XCUIApplication

    required init(app: XCUIApplication) { self.app = app }

    func text(_ identifier: String) -> XCUIElement { app.staticTexts[identifier] }

    @discardableResult
    func tap(_ button: String) -> Self {
        app.buttons[button].tap()
        return self
    }

    @discardableResult
    func type(_ text: String, into field: String) -> Self {
        let field = app.textFields[field]
        field.tap()
        field.typeText(text)
        return self
    }

    @discardableResult
    func wait(
        for label: String, in identifier: String, timeout: TimeInterval = 5,
        file: StaticString = #filePath, line: UInt = #line
    ) -> Self {
        let predicate = NSPredicate(format: "label == %@", label)
        let found = XCTNSPredicateExpectation(predicate: predicate, object: text(identifier))
        let result = XCTWaiter().wait(for: [found], timeout: timeout)
        XCTAssertEqual(
            result, .completed, "“\(text(identifier).label)” is not “\(label)”", file: file, line: line)
        return self
    }

    static func open(_ tab: String, of app: XCUIApplication) -> Self {
        app.tabBars.buttons[tab].tap()
        return Self(app: app)
    }
}
