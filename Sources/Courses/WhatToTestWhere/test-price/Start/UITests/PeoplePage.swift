import XCTest

/// Who works here.
struct PeoplePage {
  let app: XCUIApplication

  var searchField: XCUIElement { app.searchFields.firstMatch }
  var clearButton: XCUIElement { searchField.buttons["Clear text"] }
  var nobody: XCUIElement { app.staticTexts["people.nobody"] }

  func row(_ id: Int) -> XCUIElement { app.buttons["person.\(id)"] }

  func search(_ text: String) -> Self {
    XCTAssertTrue(searchField.waitForExistence(timeout: 5), "no search")
    searchField.tap()
    searchField.typeText(text)
    return self
  }

  func assertThere(_ id: Int) -> Self {
    XCTAssertTrue(row(id).waitForExistence(timeout: 5), "no person \(id)")
    return self
  }

  func assertGone(_ id: Int) -> Self {
    XCTAssertTrue(row(id).waitForNonExistence(timeout: 5), "person \(id) is still there")
    return self
  }
}
