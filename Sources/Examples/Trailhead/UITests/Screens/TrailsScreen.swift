import XCTest

struct TrailsScreen: Screen {
  let app: XCUIApplication

  var names: [String] {
    app.cells.allElementsBoundByIndex.map {
      $0.staticTexts.firstMatch.exists
        ? $0.staticTexts.firstMatch.label : $0.buttons.firstMatch.label
    }
  }

  var retryButton: XCUIElement { app.buttons["retry"] }

  func trail(_ id: String) -> XCUIElement {
    app.descendants(matching: .any).matching(identifier: "trail-\(id)").firstMatch
  }

  func waitUntilLoaded() -> Self {
    wait(for: trail("ridge"))
    return self
  }

  func open(_ id: String) -> TrailScreen {
    trail(id).tap()
    let screen = TrailScreen(app: app)
    wait(for: screen.planButton)
    return screen
  }

  func search(for text: String) -> Self {
    let field = app.searchFields["Find a trail"]
    if !field.isHittable { app.swipeDown() }
    field.tap()
    field.typeText(text)
    return self
  }

  func sort(by order: String) -> Self {
    app.navigationBars["Trails"].buttons["Sort"].tap()
    app.buttons[order].tap()
    return self
  }

  func favourite(_ id: String) -> Self {
    trail(id).swipeLeft()
    app.buttons["Favourite"].tap()
    return self
  }

  func openHikes() -> HikesScreen {
    app.tabBars.buttons["My Hikes"].tap()
    let screen = HikesScreen(app: app)
    wait(for: app.navigationBars["My Hikes"])
    return screen
  }
}
