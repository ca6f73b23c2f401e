import XCTest

final class DataFlowUITests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testObjectsAndEntries() {
    app.buttons["Increment"].tap()
    XCTAssertTrue(app.staticTexts["Count: 1"].exists)
    app.buttons["Buy"].tap()
    XCTAssertTrue(app.staticTexts["Basket: apple"].exists)
    XCTAssertEqual(app.textFields["first"].value as? String, "apple")
    XCTAssertEqual(app.staticTexts["entries"].label, "bold 3 no action 1")
    XCTAssertTrue(app.staticTexts["bold off"].exists)
    app.buttons["Switch highlight"].tap()
    XCTAssertTrue(app.staticTexts["bold on"].exists)
    app.buttons["Shout two"].tap()
    XCTAssertTrue(app.buttons["Shout TWO"].exists)
    app.buttons["Bindings"].tap()
    XCTAssertTrue(app.buttons["Shout one!"].exists)
    XCTAssertTrue(app.staticTexts["Doubled: 4"].exists)
    app.buttons["Grow"].tap()
    XCTAssertTrue(app.staticTexts["Doubled: 6"].exists)
  }

  func testStorage() {
    app.tabBars.buttons["Storage"].tap()
    app.buttons["Visit"].tap()
    XCTAssertEqual(app.staticTexts["values"].label, "Visits: 1, dark, flag off")
    app.buttons["Rename elsewhere"].tap()
    XCTAssertTrue(app.staticTexts["Nickname: renamed elsewhere"].exists)
    XCTAssertTrue(app.staticTexts["Homepage: https://example.com/path"].exists)
    app.buttons["Forget elsewhere"].tap()
    XCTAssertTrue(app.staticTexts["Nickname: nobody"].exists)
    let draft = app.textFields["Draft"]
    draft.tap()
    draft.typeText("kept\n")
    app.tabBars.buttons["Objects"].tap()
    app.tabBars.buttons["Storage"].tap()
    XCTAssertEqual(draft.value as? String, "kept")
  }

  func testArgumentsSetDefaults() {
    app.launchArguments = ["-visits", "7", "-flag", "YES", "-theme", "dark"]
    app.launch()
    app.tabBars.buttons["Storage"].tap()
    XCTAssertEqual(app.staticTexts["values"].label, "Visits: 7, dark, flag on")
    app.launchArguments = []
    app.launch()
    app.tabBars.buttons["Storage"].tap()
    XCTAssertEqual(app.staticTexts["values"].label, "Visits: 0, light, flag off")
  }

  func testFocus() {
    app.tabBars.buttons["Focus"].tap()
    XCTAssertTrue(app.staticTexts["Field: none"].exists)
    app.buttons["Start"].tap()
    XCTAssertTrue(app.staticTexts["Field: first"].exists)
    app.textFields["First"].typeText("a\n")
    XCTAssertTrue(app.staticTexts["Field: second"].exists)
    app.textFields["Second"].typeText("b")
    XCTAssertEqual(
      app.staticTexts["focused values"].label, "Title: The title, document: b")
    app.buttons["Done"].tap()
    XCTAssertTrue(app.staticTexts["Field: none"].exists)
    XCTAssertFalse(app.keyboards.element.exists)
  }
}
