import XCTest

final class PhrasesTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() { continueAfterFailure = false }

  func testEnglish() {
    app.launch()
    XCTAssertTrue(app.navigationBars["About JSON"].exists)
    XCTAssertTrue(app.staticTexts["From the source"].exists)
    XCTAssertTrue(app.staticTexts["3 entries left"].exists)
    XCTAssertTrue(app.staticTexts["2.2 sec"].exists)
    XCTAssertTrue(app.switches["Sound"].exists)
    app.buttons["Day 2"].tap()
    XCTAssertTrue(app.alerts["Delete Day 2 of Phrases?"].waitForExistence(timeout: 2))
    app.alerts.buttons["Delete"].tap()
    XCTAssertTrue(app.staticTexts["2 entries left"].waitForExistence(timeout: 2))
    XCTAssertFalse(app.buttons["Day 2"].exists)
  }

  func testGerman() {
    app.launchArguments = ["-AppleLanguages", "(de)", "-AppleLocale", "de_DE"]
    app.launch()
    XCTAssertTrue(app.navigationBars["Über JSON"].exists)
    XCTAssertTrue(app.staticTexts["Noch 3 Einträge"].exists)
    XCTAssertTrue(app.staticTexts["2,2 Sek."].exists)
    XCTAssertTrue(app.switches["Ton"].exists)
    XCTAssertEqual(app.staticTexts["heading"].label, "Ton")
    app.buttons["3. Tag"].tap()
    XCTAssertTrue(app.alerts["3. Tag von Phrases löschen?"].waitForExistence(timeout: 2))
    app.alerts.buttons["Löschen"].tap()
    XCTAssertTrue(app.staticTexts["Noch 2 Einträge"].waitForExistence(timeout: 2))
  }
}
