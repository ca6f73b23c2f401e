import XCTest

final class RecipeTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testPancakesCanBeOpened() {
    let recipe = RecipesPage(app: app).open("Pancakes")
    _ = recipe.isShown
  }

  func testTiramisuCanBeOpened() {
    let recipe = RecipesPage(app: app).open("Tiramisu")
    _ = recipe.isShown
  }
}
