import XCTest

class AddPlantPage: Page {
  override var anchor: XCUIElement { app.navigationBars["New Plant"] }
  var nameField: XCUIElement { app.textFields["add.name"] }
  var speciesField: XCUIElement { app.textFields["add.species"] }
  var saveButton: XCUIElement { app.navigationBars["New Plant"].buttons["Save"] }

  func type(name: String) -> Self {
    nameField.tap()
    nameField.typeText(name)
    return self
  }

  func save() -> PlantListPage {
    saveButton.tap()
    XCTAssertTrue(anchor.waitForNonExistence(timeout: 3), "sheet stays")
    return PlantListPage(app: app).shown()
  }
}

final class DetailedAddPlantPage: AddPlantPage {
  func type(species: String) -> Self {
    speciesField.tap()
    speciesField.typeText(species)
    return self
  }
}

final class QuickAddPlantPage: AddPlantPage {
  func enter(_ name: String) -> Self {
    nameField.typeText(name)
    return self
  }
}
