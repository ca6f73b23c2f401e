import XCTest

class RecipeListUITests: XCTestCase {
  var app: XCUIApplication!

  override func setUpWithError() throws {
    continueAfterFailure = false
    app = XCUIApplication()
    app.launch()
  }

  func testLoadingSpinnerDisappears() {
    XCTAssertTrue(app.staticTexts["Loading recipes…"].exists)
    XCTAssertTrue(app.activityIndicators.firstMatch.exists)
    XCTAssertTrue(app.cells.staticTexts["Pancakes"].waitForExistence(timeout: 3))
    XCTAssertFalse(app.activityIndicators.firstMatch.exists)
  }

  func testOpenRecipe() {
    let row = app.cells.containing(.staticText, identifier: "Porridge").firstMatch
    XCTAssertTrue(row.waitForExistence(timeout: 3))
    app.staticTexts["Porridge"].tap()

    XCTAssertTrue(app.navigationBars["Porridge"].waitForExistence(timeout: 2))
    XCTAssertTrue(app.staticTexts["Serves 1"].exists)
    XCTAssertEqual(app.staticTexts["amount_Oats"].label, "80 g")

    app.steppers["servings_stepper"].buttons["Increment"].tap()
    XCTAssertTrue(app.staticTexts["Serves 2"].exists)
    XCTAssertEqual(app.staticTexts["amount_Oats"].label, "160 g")

    app.navigationBars.buttons["My Recipes"].tap()
    XCTAssertTrue(app.navigationBars["My Recipes"].waitForExistence(timeout: 2))
  }

  func testSearch() {
    let field = app.textFields["search_field"]
    XCTAssertTrue(field.waitForExistence(timeout: 3))
    XCTAssertEqual(field.placeholderValue, "Search")
    field.tap()
    field.typeText("pan")
    XCTAssertTrue(app.staticTexts["Pancakes"].exists)
    XCTAssertFalse(app.staticTexts["Porridge"].exists)
    XCTAssertTrue(app.staticTexts["1 recipes"].exists)

    field.typeText("zz")
    XCTAssertTrue(app.staticTexts["No recipes found"].exists)

    app.buttons["Clear"].tap()
    XCTAssertTrue(app.staticTexts["Porridge"].exists)
    app.buttons["Cancel"].tap()
    XCTAssertTrue(app.keyboards.firstMatch.waitForNonExistence(timeout: 2))
  }

  func testFeaturedScrollsSideways() {
    let last = app.descendants(matching: .any)["featured_Tiramisu"].firstMatch
    XCTAssertTrue(last.waitForExistence(timeout: 3))
    XCTAssertFalse(last.frame.maxX <= app.frame.maxX)
    app.descendants(matching: .any)["featured_カレーライス"].firstMatch.swipeLeft()
    XCTAssertTrue(last.frame.maxX <= app.frame.maxX)
  }

  func testDeleteBySwiping() {
    let porridge = app.staticTexts["Porridge"]
    XCTAssertTrue(porridge.waitForExistence(timeout: 3))
    porridge.swipeLeft()
    app.buttons["Delete"].tap()
    XCTAssertTrue(porridge.waitForNonExistence(timeout: 2))
    XCTAssertTrue(app.staticTexts["Pancakes"].exists)
  }

  func testEditModeDeletes() {
    XCTAssertTrue(app.staticTexts["Pancakes"].waitForExistence(timeout: 3))
    app.navigationBars.buttons["Edit"].tap()
    let cell = app.cells.containing(.staticText, identifier: "Pancakes").firstMatch
    cell.images["minus.circle.fill"].firstMatch.tap()
    app.buttons["Delete"].tap()
    XCTAssertTrue(app.staticTexts["Pancakes"].waitForNonExistence(timeout: 2))
    app.navigationBars.buttons["Done"].tap()
    XCTAssertTrue(app.navigationBars.buttons["Edit"].waitForExistence(timeout: 2))
  }

  func testEditModeMoves() {
    let pancakes = app.staticTexts["Pancakes"]
    let porridge = app.staticTexts["Porridge"]
    XCTAssertTrue(pancakes.waitForExistence(timeout: 3))
    XCTAssertLessThan(pancakes.frame.minY, porridge.frame.minY)
    app.navigationBars.buttons["Edit"].tap()

    let handles = app.buttons.matching(NSPredicate(format: "label BEGINSWITH 'Reorder'"))
    handles.element(boundBy: 0).press(
      forDuration: 0.6, thenDragTo: handles.element(boundBy: 1))
    XCTAssertGreaterThan(pancakes.frame.minY, porridge.frame.minY)
  }

  func testRateAndFavorite() {
    app.staticTexts["Pancakes"].firstMatch.tapWhenReady()
    let star = app.buttons["star_5"]
    XCTAssertTrue(star.waitForExistence(timeout: 2))
    XCTAssertEqual(star.value as? String, "off")
    star.tap()
    XCTAssertEqual(star.value as? String, "on")

    app.buttons["more_button"].tap()
    XCTAssertTrue(app.sheets["Pancakes"].waitForExistence(timeout: 2))
    app.sheets.buttons["Add to favorites"].tap()

    app.buttons["more_button"].tap()
    XCTAssertTrue(app.sheets.buttons["Remove from favorites"].waitForExistence(timeout: 2))
    app.sheets.buttons["Cancel"].tap()

    app.navigationBars.buttons.element(boundBy: 0).tap()
    app.buttons["favorites_button"].tap()
    XCTAssertTrue(app.staticTexts["Pancakes"].exists)
    XCTAssertTrue(app.staticTexts["カレーライス"].exists)
    XCTAssertFalse(app.staticTexts["Porridge"].exists)
  }

  func testDeleteWithAlert() {
    app.staticTexts["Porridge"].tapWhenReady()
    app.buttons["more_button"].tapWhenReady()
    app.sheets.buttons["Delete"].tap()

    let alert = app.alerts["Delete Porridge?"]
    XCTAssertTrue(alert.waitForExistence(timeout: 2))
    XCTAssertTrue(alert.staticTexts["This cannot be undone."].exists)
    alert.buttons["Cancel"].tap()
    XCTAssertTrue(app.navigationBars["Porridge"].exists)

    app.buttons["more_button"].tap()
    app.sheets.buttons["Delete"].tap()
    app.alerts.buttons["Delete"].tap()
    XCTAssertTrue(app.navigationBars["My Recipes"].waitForExistence(timeout: 2))
    XCTAssertTrue(app.staticTexts["Porridge"].waitForNonExistence(timeout: 2))
  }

  func testSpicyRecipeShowsPeppers() {
    app.staticTexts["Ratatouille"].tapWhenReady()
    XCTAssertTrue(app.staticTexts["spiciness"].waitForExistence(timeout: 2))
    XCTAssertEqual(app.staticTexts["spiciness"].label, "🌶")
    XCTAssertTrue(app.staticTexts["1. Cut everything."].exists)
  }
}
