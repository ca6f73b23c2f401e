import XCTest

/// What every page can do.
class Page {
  let app: XCUIApplication

  /// The element that is there when the page is.
  var anchor: XCUIElement { fatalError("\(type(of: self)) names its anchor") }

  required init(app: XCUIApplication = XCUIApplication()) {
    self.app = app
  }

  @discardableResult
  func waitUntilShown(
    timeout: TimeInterval = 5, file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    XCTAssertTrue(
      anchor.waitForExistence(timeout: timeout), "\(type(of: self)) is not shown", file: file,
      line: line)
    return self
  }

  /// The next page, whatever it is.
  func next<Next: Page>(_ type: Next.Type = Next.self) -> Next {
    Next(app: app).waitUntilShown()
  }
}

final class RecipeListPage: Page {
  override var anchor: XCUIElement { app.navigationBars["Recipes"] }

  private(set) lazy var addButton = app.buttons["recipes.add"]
  private(set) lazy var rows = app.buttons.matching(
    NSPredicate(format: "identifier BEGINSWITH %@", "recipes.row."))

  func row(named name: String) -> XCUIElement {
    rows.element(matching: NSPredicate(format: "%K ==[c] %@", "label", name))
  }

  @discardableResult
  func waitForRows() -> Self {
    let loaded = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "count > 0"), object: rows)
    XCTAssertEqual(XCTWaiter().wait(for: [loaded], timeout: 5), .completed)
    return self
  }

  func open(_ name: String) -> RecipePage {
    let row = row(named: name)
    row.scrollIntoView(in: app)
    row.tap()
    return next()
  }

  @discardableResult
  func startAdding() -> NewRecipePage {
    addButton.tap()
    return next()
  }
}

final class RecipePage: Page {
  override var anchor: XCUIElement { app.staticTexts["recipe.minutes"] }

  var favorite: XCUIElement { app.switches["recipe.favorite"] }
  var isFavorite: Bool { favorite.value as? String == "1" }
  var duration: String { anchor.label }

  @discardableResult
  func toggleFavorite() -> Self {
    favorite.tap()
    return self
  }

  func goBack() -> RecipeListPage {
    app.navigationBars.buttons.element(boundBy: 0).tap()
    return next()
  }
}

final class NewRecipePage: Page {
  override var anchor: XCUIElement { app.textFields["newRecipe.name"] }

  var saveButton: XCUIElement { app.buttons["newRecipe.save"] }

  @discardableResult
  func save(as name: String) -> RecipeListPage {
    anchor.clearAndEnterText(name)
    XCTAssert(saveButton.isEnabled)
    saveButton.tap()
    return next()
  }
}
