import XCTest

/// A screen of the app, by its title.
struct MarketPage {
    let app: XCUIApplication

    init(app: XCUIApplication = XCUIApplication()) {
        self.app = app
    }

    func open(_ title: String) {
        app.launch()
        app.buttons[title].tap()
        XCTAssertTrue(app.navigationBars[title].waitForExistence(timeout: 5))
    }

    func label(_ identifier: String) -> XCUIElement { app.staticTexts[identifier] }

    /// Waits until a text says something.
    func expect(
        _ identifier: String, _ text: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        let label = label(identifier)
        let says = NSPredicate(format: "label == %@", text)
        let expectation = XCTNSPredicateExpectation(predicate: says, object: label)
        XCTAssertEqual(
            XCTWaiter().wait(for: [expectation], timeout: 5), .completed, label.label,
            file: file, line: line)
    }
}
