import XCTest

final class ShapesUITests: XCTestCase {
  private var app: XCUIApplication!

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app = XCUIApplication()
    app.launch()
  }

  private func open(_ name: String) { app.buttons[name].tap() }

  func testRowsAreEditedWithoutCode() {
    open("Editing")
    app.switches["Milk"].tap()
    XCTAssertTrue(app.staticTexts["Notes: 2, done: 1"].waitForExistence(timeout: 1))
    app.cells.element(boundBy: 1).swipeLeft()
    app.buttons["Delete"].tap()
    XCTAssertTrue(app.staticTexts["Notes: 1, done: 1"].waitForExistence(timeout: 1))
    XCTAssertFalse(app.switches["Bread"].exists)
  }

  func testTheTitleIsAMenu() {
    open("Editing")
    app.navigationBars.buttons["Notes"].tap()
    app.buttons["Clear"].tap()
    XCTAssertTrue(app.staticTexts["Notes: 0, done: 0"].waitForExistence(timeout: 1))
  }

  func testWhatAnAppLogsArchivesAndTells() {
    open("Diagnostics")
    XCTAssertTrue(app.staticTexts["“Add Note”"].exists)
    app.buttons["Close"].tap()
    XCTAssertTrue(app.staticTexts["“Add Note”"].waitForNonExistence(timeout: 1))
    XCTAssertTrue(app.staticTexts["Sun Mon"].exists)
    app.buttons["Keep"].tap()
    XCTAssertTrue(app.otherElements["Colour"].waitForExistence(timeout: 1))
    app.buttons["Read"].tap()
    XCTAssertTrue(app.staticTexts["[diagnostics] kept a colour"].waitForExistence(timeout: 1))
  }

  func testAPreviewNamesWhatIsShared() {
    open("Sharing")
    XCTAssertTrue(app.staticTexts["Ann"].exists)
    app.buttons["Share photo"].tap()
    let sheet = app.otherElements["ActivityListView"]
    XCTAssertTrue(sheet.waitForExistence(timeout: 1))
    XCTAssertTrue(sheet.staticTexts["Sun"].exists)
  }

  func testATableTellsItsDelegate() {
    open("Table")
    let table = app.tables["contacts"]
    XCTAssertTrue(table.waitForExistence(timeout: 1))
    XCTAssertEqual(table.cells.count, 3)
    XCTAssertTrue(table.staticTexts["People"].exists)
    table.cells["contact 1"].tap()
    let alert = app.alerts["Ben"]
    XCTAssertTrue(alert.waitForExistence(timeout: 1))
    alert.textFields["New name"].tap()
    alert.textFields["New name"].typeText("Bea")
    alert.buttons["Rename"].tap()
    XCTAssertTrue(table.staticTexts["Bea"].waitForExistence(timeout: 1))
  }

  func testATableDeletesRows() {
    open("Table")
    app.cells["contact 2"].swipeLeft()
    app.buttons["Delete"].tap()
    XCTAssertFalse(app.staticTexts["Cleo"].exists)
    XCTAssertEqual(app.tables.cells.count, 2)
  }

  func testAGridTellsItsDelegate() {
    open("Grid")
    let grid = app.collectionViews.firstMatch
    XCTAssertEqual(grid.cells.count, 4)
    XCTAssertLessThan(grid.cells.element(boundBy: 0).frame.minX, grid.cells.element(boundBy: 1).frame.minX)
    app.staticTexts["Blue"].tap()
    XCTAssertTrue(app.staticTexts["Chosen: Blue"].waitForExistence(timeout: 1))
  }

  func testTabsAreChosen() {
    open("Tabs")
    XCTAssertTrue(app.staticTexts["First page"].waitForExistence(timeout: 1))
    app.tabBars.buttons["Second"].tap()
    XCTAssertTrue(app.staticTexts["Second page"].waitForExistence(timeout: 1))
    XCTAssertFalse(app.staticTexts["First page"].exists)
  }

  func testMethodsAreCalledBySelectors() {
    open("Gestures")
    app.otherElements["field"].tap()
    XCTAssertTrue(app.staticTexts["Tapped field"].waitForExistence(timeout: 1))
    app.otherElements["field"].swipeLeft()
    XCTAssertTrue(app.staticTexts["Swiped"].waitForExistence(timeout: 1))
    app.buttons["Press"].tap()
    XCTAssertTrue(app.staticTexts["Pressed"].waitForExistence(timeout: 1))
    app.buttons["Two"].tap()
    XCTAssertTrue(app.staticTexts["Two"].waitForExistence(timeout: 1))
  }

  func testTheKeyboardIsAnnounced() {
    open("Keyboard")
    XCTAssertTrue(app.staticTexts["Keyboard is down"].exists)
    app.textFields["Text"].tap()
    XCTAssertTrue(app.staticTexts["Keyboard is up"].waitForExistence(timeout: 1))
    app.buttons["Done"].tap()
    XCTAssertTrue(app.staticTexts["Keyboard is down"].waitForExistence(timeout: 1))
  }

  func testAMapOfUIKitShowsItsAnnotations() {
    open("Map")
    XCTAssertTrue(app.maps.firstMatch.waitForExistence(timeout: 1))
    XCTAssertTrue(app.staticTexts["Office"].exists)
    XCTAssertTrue(app.staticTexts["Opened on 1970"].exists)
    app.buttons["Share"].tap()
    let sheet = app.otherElements["ActivityListView"]
    XCTAssertTrue(sheet.waitForExistence(timeout: 1))
    XCTAssertTrue(sheet.buttons["Copy"].exists)
  }

  func testAssetsHaveConstants() {
    open("Assets")
    XCTAssertTrue(app.images["Our logo"].waitForExistence(timeout: 1))
    app.buttons["Count 0"].tap()
    XCTAssertTrue(app.buttons["Count 1"].waitForExistence(timeout: 1))
    XCTAssertTrue(app.staticTexts["Light"].exists)
  }
}
