import XCTest

final class RecipeTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testPancakesCanBeOpened() {
    let recipe = RecipesPage(app: app).open("Pancakes")
    XCTAssertTrue(recipe.isShown)
  }

  func testTiramisuCanBeOpened() {
    let recipe = RecipesPage(app: app).open("Tiramisu")
    XCTAssertTrue(recipe.isShown)
  }
}
