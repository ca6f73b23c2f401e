import XCTest

class ShoppingUITests: XCTestCase {

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
  }

  override class func setUp() {
    super.setUp()
    print("class set up")
  }

  private func launch(_ arguments: [String] = ["--reset"], items: Int = 3) -> XCUIApplication {
    let app = XCUIApplication()
    app.launchArguments += arguments
    app.launchEnvironment["ITEM_COUNT"] = "\(items)"
    app.launch()
    return app
  }

  func testOnboarding() {
    let app = launch()
    let field = app.textFields["nameField"]
    XCTAssertEqual(field.placeholderValue, "Your name")
    XCTAssertFalse(app.buttons["getStarted"].isEnabled)
    field.tap()
    field.typeText("Dave")
    XCTAssertEqual(field.value as? String, "Dave")
    if app.keyboards.buttons["Return"].exists {
      app.keyboards.buttons["Return"].tap()
    }
    app.buttons["getStarted"].tap()
    XCTAssertTrue(app.navigationBars["Shop"].waitForExistence(timeout: 2))
  }

  func testList() {
    let app = launch(["--reset", "-skipOnboarding"], items: 5)
    let table = app.collectionViews.firstMatch
    XCTAssertTrue(table.exists)
    XCTAssertEqual(table.cells.count, 5)
    XCTAssertEqual(app.cells.count, 5)
    XCTAssertTrue(
      table.cells.element(boundBy: 2).staticTexts["Item 3"].exists
        || table.cells.element(boundBy: 2).buttons.firstMatch.label.contains("Item 3"))
    for index in 0..<table.cells.count {
      XCTAssertTrue(table.cells.element(boundBy: index).exists)
    }
    XCTAssertEqual(app.navigationBars.element.identifier, "Shop")
  }

  func testAddToCartAndPay() {
    let app = launch(["--reset", "-skipOnboarding"])
    app.cells.element(boundBy: 1).tap()
    XCTAssertTrue(app.navigationBars["Item 2"].exists)
    app.buttons["Add to cart"].tap()
    app.buttons["Add to cart"].tap()
    XCTAssertEqual(app.staticTexts["countLabel"].label, "In cart: 2")
    app.navigationBars.buttons["Shop"].tap()
    XCTAssertTrue(app.navigationBars["Shop"].waitForExistence(timeout: 2))
    app.navigationBars["Shop"].buttons["Checkout"].tap()

    let alert = app.alerts["Checkout"]
    XCTAssertTrue(alert.waitForExistence(timeout: 2))
    XCTAssertTrue(alert.staticTexts["Pay 6.00 dollars, ?"].exists)
    alert.buttons["Pay"].tap()
    XCTAssertFalse(alert.exists)
  }

  func testActionSheet() {
    let app = launch(["--reset", "-skipOnboarding"])
    app.cells.firstMatch.tap()
    app.buttons["More…"].tap()
    app.sheets["Actions"].buttons["Add five"].tap()
    XCTAssertEqual(app.staticTexts["countLabel"].label, "In cart: 5")
    app.buttons["More…"].tap()
    app.sheets.buttons["Remove all"].tap()
    XCTAssertEqual(app.staticTexts["countLabel"].label, "In cart: 0")
  }

  func testSettings() {
    let app = launch(["--reset", "-skipOnboarding"])
    app.navigationBars["Shop"].buttons["Settings"].tap()
    let toggle = app.switches["Newsletter"]
    XCTAssertTrue(toggle.waitForExistence(timeout: 2))
    XCTAssertEqual(toggle.value as? String, "0")
    toggle.tap()
    XCTAssertEqual(toggle.value as? String, "1")
    app.buttons["Done"].tap()
    XCTAssertTrue(app.navigationBars["Shop"].waitForExistence(timeout: 2))

    app.terminate()
    XCTAssertEqual(app.state, .notRunning)
    app.launchArguments = ["-skipOnboarding"]
    app.launch()
    XCTAssertEqual(app.state, .runningForeground)
    app.buttons["Settings"].tap()
    XCTAssertEqual(app.switches.element(boundBy: 0).value as? String, "1")
    addTeardownBlock { print("teardown") }
  }

  func testLabelQueries() {
    let app = launch(["--reset", "-skipOnboarding"])
    let query = app.staticTexts.matching(identifier: "Shop")
    XCTAssertGreaterThan(query.count, 0)
    XCTAssertTrue(app.descendants(matching: .button)["Settings"].exists)
    sleep(1)
  }

  func testPerformance() throws {
    throw XCTSkip("slow on CI")
  }
}
