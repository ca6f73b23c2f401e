import XCTest

struct TrailPage {
    let app: XCUIApplication

    func text(_ identifier: String) -> String { app.staticTexts[identifier].label }

    @discardableResult
    func tap(_ button: String) -> Self {
        app.navigationBars["Trail"].buttons[button].tap()
        return self
    }

    @discardableResult
    func waitFor(_ identifier: String, _ label: String) -> Self {
        let element = app.staticTexts[identifier]
        let expectation = XCTNSPredicateExpectation(
            predicate: NSPredicate(format: "label == %@", label), object: element)
        XCTAssertEqual(
            XCTWaiter().wait(for: [expectation], timeout: 5), .completed,
            "\(identifier) is \(element.label)")
        return self
    }
}

final class ModernUITests: XCTestCase {
    private let app = XCUIApplication()

    override func setUp() {
        continueAfterFailure = false
        app.launch()
    }

    func testTheAppScrollsByAPosition() {
        let trail = TrailPage(app: app)
        trail.waitFor("place", "at the top").tap("End").waitFor("end", "end in sight")
        XCTAssertEqual(trail.text("place"), "far down")
        XCTAssertEqual(trail.text("who"), "by the app")
        trail.tap("Middle").waitFor("end", "a long way")
        XCTAssertTrue(app.staticTexts["Kilometre 30"].isHittable)
        XCTAssertFalse(app.staticTexts["Kilometre 1"].exists && app.staticTexts["Kilometre 1"].isHittable)
        trail.tap("Start").waitFor("place", "at the top")
        XCTAssertTrue(app.staticTexts["Kilometre 1"].isHittable)
    }

    func testAPersonScrolls() {
        let trail = TrailPage(app: app)
        app.scrollViews.firstMatch.swipeUp()
        trail.waitFor("who", "by the person").waitFor("place", "far down")
        XCTAssertEqual(trail.text("phases"), "interacting decelerating idle")
    }

    func testTheAccessoryStaysOverAllTabs() {
        XCTAssertTrue(app.staticTexts["accessory"].isHittable)
        app.tabBars.buttons["Sound"].tap()
        XCTAssertTrue(app.staticTexts["accessory"].isHittable)
    }

    func testASliderRestsAtItsTicks() {
        app.tabBars.buttons["Sound"].tap()
        app.sliders.firstMatch.adjust(toNormalizedSliderPosition: 0.4)
        XCTAssertEqual(app.staticTexts["volume"].label, "Volume 0.25")
        app.sliders.firstMatch.adjust(toNormalizedSliderPosition: 0.9)
        XCTAssertEqual(app.staticTexts["volume"].label, "Volume 1.00")
    }

    func testTypedLettersTakeTheAttributesBeforeThem() {
        app.tabBars.buttons["Notes"].tap()
        XCTAssertEqual(app.staticTexts["bold"].label, "4 of 10 bold")
        let note = app.textViews["note"]
        note.tap()
        note.typeText("!")
        XCTAssertEqual(note.value as? String, "Bold plans!")
        XCTAssertEqual(app.staticTexts["bold"].label, "4 of 11 bold")
    }

    func testWorkGoesOnInItsOrder() {
        app.tabBars.buttons["Work"].tap()
        app.buttons["Begin"].tap()
        let steps = app.staticTexts["steps"]
        let rested = NSPredicate(format: "label ENDSWITH 'rested'")
        expectation(for: rested, evaluatedWith: steps)
        waitForExpectations(timeout: 5)
        XCTAssertEqual(steps.label, "immediate after 500500 rested")
        XCTAssertEqual(app.staticTexts["history"].label, "0,1")
    }
}
