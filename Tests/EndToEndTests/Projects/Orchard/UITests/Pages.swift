import XCTest

@MainActor
struct BasketPage {
  let app: XCUIApplication

  private var count: XCUIElement { app.staticTexts["basket.count"] }
  private var pick: XCUIElement { app.buttons["basket.pick"] }
  private var weather: XCUIElement { app.staticTexts["basket.weather"] }
  private var trees: XCUIElement { app.buttons["basket.trees"] }

  var countText: String { count.label }
  var weatherText: String { weather.label }

  @discardableResult
  func assertDisplayed() -> Self {
    XCTAssertTrue(pick.waitForExistence(timeout: 3))
    return self
  }

  @discardableResult
  func waitForWeather() -> Self {
    XCTAssertTrue(weather.waitForExistence(timeout: 5))
    return self
  }

  @discardableResult
  func tapPick() -> Self {
    pick.tap()
    return self
  }

  func tapTrees() -> TreesPage {
    trees.tap()
    return TreesPage(app: app)
  }
}

@MainActor
struct TreesPage {
  let app: XCUIApplication

  private var count: XCUIElement { app.staticTexts["trees.count"] }
  private var oldest: XCUIElement { app.buttons["trees.oldest"] }

  @discardableResult
  func assertDisplayed() -> Self {
    XCTAssertTrue(count.waitForExistence(timeout: 3))
    return self
  }

  @discardableResult
  func tapOldest() -> TreePage {
    oldest.tap()
    return TreePage(app: app)
  }
}

@MainActor
struct TreePage {
  let app: XCUIApplication

  private var year: XCUIElement { app.staticTexts["tree.year"] }

  var yearText: String { year.label }

  @discardableResult
  func assertDisplayed() -> Self {
    XCTAssertTrue(year.waitForExistence(timeout: 3))
    return self
  }
}
