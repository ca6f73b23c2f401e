import XCTest

class ShoppingUITests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testIngredientsGoToTheList() {
    let recipes = RecipesPage(app: app)
    let recipe = recipes.open("Porridge").addToShoppingList()
    XCTAssertTrue(recipe.toast.waitForExistence(timeout: 1))
    XCTAssertEqual(recipe.toast.label, "2 items added to the list")
    XCTAssertTrue(recipe.toast.waitForNonExistence(timeout: 4))

    let shopping = recipes.goToShopping()
    XCTAssertEqual(shopping.items.count, 2)
    XCTAssertEqual(shopping.tab.value as? String, "2 items")

    shopping.check("Oats")
    XCTAssertEqual(shopping.item("Oats").value as? String, "done")
    XCTAssertEqual(shopping.tab.value as? String, "1 item")
    shopping.clear("Done items")
    XCTAssertFalse(shopping.item("Oats").exists)
    XCTAssertTrue(shopping.item("Milk").exists)
  }

  func testAddClearAll() {
    let shopping = RecipesPage(app: app).goToShopping()
    XCTAssertTrue(shopping.emptyText.exists)
    XCTAssertFalse(app.buttons["clear_button"].isEnabled)
    XCTAssertFalse(app.buttons["Add"].isEnabled)

    shopping.add("卵").add("Butter")
    XCTAssertEqual(shopping.items.count, 2)
    shopping.clear("All items")
    XCTAssertTrue(shopping.emptyText.waitForExistence(timeout: 2))
  }

  func testSwipeToDelete() {
    let shopping = RecipesPage(app: app).goToShopping().add("Salt").add("Pepper")
    shopping.item("Salt").swipeLeft()
    app.cells.buttons["Delete"].tapWhenReady()
    XCTAssertTrue(shopping.item("Salt").waitForNonExistence(timeout: 2))
    XCTAssertTrue(shopping.item("Pepper").exists)
  }
}

class SettingsUITests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testSwitches() {
    let settings = RecipesPage(app: app).goToSettings()
    XCTAssertEqual(settings.metric.value as? String, "1")
    settings.metric.tap()
    XCTAssertEqual(settings.metric.value as? String, "0")

    XCTAssertFalse(app.datePickers.firstMatch.exists)
    app.switches["Reminders"].tap()
    XCTAssertTrue(app.datePickers.firstMatch.waitForExistence(timeout: 2))
  }

  func testPinIsNeverShown() {
    _ = RecipesPage(app: app).goToSettings()
    let pin = app.secureTextFields["pin_field"]
    XCTAssertEqual(pin.placeholderValue, "PIN")
    pin.tap()
    pin.typeText("1234")
    XCTAssertEqual(pin.value as? String, "••••")
    let telling = NSPredicate(format: "label CONTAINS '1234' OR value CONTAINS '1234'")
    XCTAssertEqual(app.descendants(matching: .any).matching(telling).count, 0)
  }

  func testAbout() {
    RecipesPage(app: app).goToSettings().showAbout()
    XCTAssertTrue(app.navigationBars["About"].waitForExistence(timeout: 2))
    XCTAssertTrue(app.staticTexts["Made with ♥ for people who cook."].exists)
    XCTAssertTrue(app.links["Website"].exists || app.buttons["Website"].exists)
    app.navigationBars["About"].buttons["Settings"].tap()
    XCTAssertTrue(app.navigationBars["Settings"].waitForExistence(timeout: 2))
  }

  func testResetLoadsAgain() {
    let recipes = RecipesPage(app: app)
    XCTAssertTrue(app.staticTexts["Porridge"].waitForExistence(timeout: 3))
    app.staticTexts["Porridge"].swipeLeft()
    app.buttons["Delete"].tap()
    recipes.goToSettings().reset()
    XCTAssertTrue(app.staticTexts["Loading recipes…"].exists)
    XCTAssertTrue(app.staticTexts["Porridge"].waitForExistence(timeout: 3))
  }
}
