import XCTest

class AddRecipeUITests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app.launch()
    app.buttons["add_button"].tapWhenReady()
  }

  func testNameIsRequired() {
    app.navigationBars["New Recipe"].buttons["Save"].tap()
    XCTAssertTrue(app.alerts["Cannot save"].waitForExistence(timeout: 2))
    app.alerts["Cannot save"].buttons["OK"].tap()
    app.navigationBars["New Recipe"].buttons["Cancel"].tap()
    XCTAssertTrue(app.navigationBars["New Recipe"].waitForNonExistence(timeout: 2))
  }

  func testAddRecipe() {
    let name = app.textFields["name_field"]
    name.tap()
    name.typeText("Gazpacho\n")

    app.segmentedControls.buttons["🥗"].tap()
    XCTAssertTrue(app.segmentedControls.buttons["🥗"].isSelected)
    app.switches["Favorite"].tap()
    app.steppers.buttons["Increment"].firstMatch.tap()
    XCTAssertTrue(app.staticTexts["Takes 35 min"].exists)
    app.sliders["spicy_slider"].adjust(toNormalizedSliderPosition: 0.4)

    app.swipeUp()
    let ingredient = app.textFields["ingredient_field"]
    ingredient.tap()
    ingredient.typeText("Tomatoes\n")
    XCTAssertTrue(app.staticTexts["Tomatoes"].exists)
    XCTAssertFalse(app.buttons["add_ingredient"].isEnabled)

    app.buttons["Save"].tap()
    XCTAssertTrue(app.navigationBars["My Recipes"].waitForExistence(timeout: 2))
    let row = app.staticTexts["Gazpacho"]
    for _ in 0..<3 where !(row.exists && row.isHittable) { app.swipeUp() }
    row.tap()
    XCTAssertTrue(app.staticTexts["35 min"].waitForExistence(timeout: 2))
    XCTAssertEqual(app.staticTexts["spiciness"].label, "🌶🌶")
    XCTAssertTrue(app.staticTexts["1. Steps"].exists)
  }

  func testChooseCategory() {
    app.buttons["Category, Main dishes"].firstMatch.tapWhenReady()
    app.buttons["Desserts"].firstMatch.tapWhenReady()
    app.textFields["name_field"].tapWhenReady()
    app.textFields["name_field"].typeText("Ice")
    app.buttons["Save"].tap()
    XCTAssertTrue(app.navigationBars["New Recipe"].waitForNonExistence(timeout: 2))
    let row = app.staticTexts["Ice"]
    for _ in 0..<3 where !(row.exists && row.isHittable) { app.swipeUp() }
    XCTAssertTrue(app.staticTexts["2 recipes"].firstMatch.exists)
    XCTAssertTrue(row.isHittable)
  }
}
