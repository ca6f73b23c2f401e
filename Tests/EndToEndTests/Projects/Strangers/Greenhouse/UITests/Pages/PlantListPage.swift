import XCTest

class Page {
  let app: XCUIApplication

  required init(app: XCUIApplication) {
    self.app = app
  }

  var anchor: XCUIElement { app }

  @discardableResult
  func shown(file: StaticString = #filePath, line: UInt = #line) -> Self {
    XCTAssertTrue(
      anchor.waitForExistence(timeout: 5), "\(type(of: self)) is not shown", file: file, line: line)
    return self
  }
}

final class PlantListPage: Page {
  override var anchor: XCUIElement { app.navigationBars["My Plants"] }
  var addButton: XCUIElement { app.buttons["plants.add"] }

  func row(_ name: String) -> XCUIElement {
    app.cells.containing(.staticText, identifier: name).firstMatch
  }

  func waitUntilLoaded() -> Self {
    XCTAssertTrue(app.staticTexts["Aloe"].waitForExistence(timeout: 5), "plants do not load")
    return self
  }

  func open(_ name: String) -> PlantDetailPage {
    row(name).tap()
    return PlantDetailPage(app: app).shown()
  }

  func scroll(to name: String) -> Self {
    for _ in 0..<6 where !(row(name).exists && row(name).isHittable) {
      app.swipeUp()
    }
    return self
  }

  func add() -> AddPlantPage {
    addButton.tap()
    return AddPlantPage(app: app).shown()
  }

  func openMenu(_ item: String) {
    app.buttons["More"].tap()
    app.buttons[item].tap()
    XCTAssertTrue(app.navigationBars[item].waitForExistence(timeout: 3))
  }
}
