import XCTest

class CookingUITests: XCTestCase {
  func testCookAllSteps() {
    let app = XCUIApplication()
    app.launch()
    app.staticTexts["Porridge"].tapWhenReady()
    app.buttons["cook_button"].tapWhenReady()

    XCTAssertTrue(app.navigationBars["Cooking"].waitForExistence(timeout: 2))
    XCTAssertTrue(app.staticTexts["Step 1 of 2"].exists)
    XCTAssertEqual(app.staticTexts["step_text"].label, "Boil the milk.")
    XCTAssertFalse(app.buttons["Back"].isEnabled)

    let clock = app.staticTexts["timer_label"]
    XCTAssertEqual(clock.label, "00:00")
    clock.tap()
    let fiveSeconds = NSPredicate(format: "label == '00:05'")
    expectation(for: fiveSeconds, evaluatedWith: clock)
    waitForExpectations(timeout: 8)
    clock.tap()
    clock.press(forDuration: 1)
    XCTAssertEqual(clock.label, "00:00")

    app.buttons["Next"].tap()
    XCTAssertEqual(app.staticTexts["step_text"].label, "Stir in the oats.")
    app.buttons["Next"].tap()
    XCTAssertTrue(app.staticTexts["Enjoy your meal!"].exists)
    XCTAssertEqual(app.progressIndicators.firstMatch.value as? String, "100%")
    app.buttons["Finish"].tap()
    XCTAssertTrue(app.navigationBars["Porridge"].waitForExistence(timeout: 2))
  }
}
