import XCTest

final class ErrandsTests: XCTestCase {
  private var app: XCUIApplication!

  override func setUp() {
    continueAfterFailure = false
    app = XCUIApplication()
    app.launch()
  }

  private func signIn() {
    let field = app.textFields["nameField"]
    field.tap()
    field.typeText("Kim")
    app.buttons["Sign In"].tap()
    XCTAssertTrue(app.navigationBars["Kim's errands"].waitForExistence(timeout: 2))
  }

  func testFirstScreenIsLaidOut() {
    XCTAssertTrue(app.navigationBars["Errands"].exists)
    XCTAssertEqual(app.staticTexts["hint"].label, "Welcome back")
    XCTAssertFalse(app.buttons["Sign In"].isEnabled)
    let (bar, field) = (app.navigationBars.firstMatch.frame, app.textFields["nameField"].frame)
    XCTAssertEqual(field.minX, 20, accuracy: 0.5)
    XCTAssertEqual(field.width, app.frame.width - 40, accuracy: 0.5)
    XCTAssertEqual(field.height, 44, accuracy: 0.5)
    XCTAssertEqual(app.staticTexts["hint"].frame.minY, bar.maxY + 24, accuracy: 0.5)
    XCTAssertEqual(app.staticTexts["visits"].frame.midX, app.frame.midX, accuracy: 0.5)
  }

  func testSceneIsToldOfItsLife() {
    XCTAssertEqual(app.staticTexts["visits"].label, "Visits: 1")
    XCUIDevice.shared.press(.home)
    app.activate()
    XCTAssertEqual(app.staticTexts["visits"].label, "Visits: 2")
  }

  func testSigningInShowsTheList() {
    signIn()
    let cells = app.tables["errands"].cells
    XCTAssertTrue(cells.staticTexts["Buy bread"].exists)
    XCTAssertTrue(app.staticTexts["Today"].exists)
    cells.element(boundBy: 1).tap()
    XCTAssertTrue(app.navigationBars["Post letters"].exists)
    app.navigationBars.buttons.firstMatch.tap()
    XCTAssertTrue(app.tables["errands"].isHittable)
  }

  func testRowsAreScrolledAndReused() {
    signIn()
    let row = app.tables["errands"].staticTexts["Errand 50"]
    for _ in 0..<20 where !row.isHittable { app.tables["errands"].swipeUp() }
    XCTAssertTrue(row.isHittable)
    row.tap()
    XCTAssertTrue(app.navigationBars["Errand 50"].exists)
  }

  func testAnAppScrollsToARow() {
    signIn()
    XCTAssertFalse(app.staticTexts["Errand 60"].isHittable)
    app.navigationBars.buttons["Last"].tap()
    XCTAssertTrue(app.staticTexts["Errand 60"].isHittable)
    XCTAssertFalse(app.staticTexts["Buy bread"].isHittable)
  }

  func testRowsComeAndGo() {
    signIn()
    app.navigationBars.buttons["Add"].tap()
    app.alerts["New errand"].buttons["Add"].tap()
    let first = app.tables["errands"].cells.firstMatch
    XCTAssertTrue(first.staticTexts["Call home"].exists)
    first.swipeLeft()
    app.buttons["Delete"].tap()
    XCTAssertTrue(app.tables["errands"].cells.firstMatch.staticTexts["Buy bread"].exists)
    XCTAssertFalse(app.staticTexts["Call home"].exists)
  }

  func testContradictingRulesAreGivenUp() {
    signIn()
    app.staticTexts["Buy bread"].tap()
    let box = app.otherElements["box"]
    XCTAssertTrue([200, 300].contains(box.frame.width.rounded()))
    XCTAssertEqual(box.frame.height, box.frame.width / 2, accuracy: 0.5)
    XCTAssertEqual(box.frame.midX, app.frame.midX, accuracy: 0.5)
    box.tap()
    box.tap()
    XCTAssertEqual(box.label, "Taps: 2")
  }
}
