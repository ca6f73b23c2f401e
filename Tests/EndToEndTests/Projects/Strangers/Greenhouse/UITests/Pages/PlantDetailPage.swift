import XCTest

final class PlantDetailPage: Page {
  override var anchor: XCUIElement { waterButton }
  var waterButton: XCUIElement { app.buttons["Water now"] }
  var status: XCUIElement { app.staticTexts["detail.status"] }
  var species: XCUIElement { app.staticTexts["detail.species"] }

  func water() -> Self {
    waterButton.tap()
    return self
  }

  func waitForStatus(
    _ text: String, file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    let predicate = NSPredicate(format: "label == %@", text)
    let expectation = XCTNSPredicateExpectation(predicate: predicate, object: status)
    let result = XCTWaiter().wait(for: [expectation], timeout: 5)
    XCTAssertEqual(result, .completed, "status is not \(text)", file: file, line: line)
    return self
  }

  func openCareOverview() -> CareOverviewPage {
    app.buttons["Care overview"].tap()
    return CareOverviewPage(app: app)
  }

  func openRename() -> RenamePage {
    app.buttons["Rename"].tap()
    return RenamePage(app: app).shown()
  }

  func back() -> PlantListPage {
    app.navigationBars.buttons["My Plants"].tap()
    return PlantListPage(app: app).shown()
  }
}

final class CareOverviewPage: Page {
  var next: XCUIElement { app.staticTexts["overview.next"] }
  var amount: XCUIElement { app.staticTexts["overview.amount"] }
}

final class RenamePage: Page {
  override var anchor: XCUIElement { field }
  var field: XCUIElement { app.textFields["rename.field"] }

  func rename(to name: String) -> PlantDetailPage {
    field.tap()
    field.typeText(name)
    app.buttons["Apply"].tap()
    return PlantDetailPage(app: app).shown()
  }
}
