import XCTest

/// Who works here.
struct PeoplePage {
  let app: XCUIApplication

  var searchField: XCUIElement { app.searchFields.firstMatch }

  func row(_ id: Int) -> XCUIElement { app.buttons["person.\(id)"] }

  func search(_ text: String) -> Self {
    XCTAssertTrue(row(1).waitForExistence(timeout: 5), "nobody is there")
    searchField.tap()
    searchField.typeText(text)
    return self
  }

  func assertGone(_ id: Int) -> Self {
    XCTAssertTrue(row(id).waitForNonExistence(timeout: 5), "person \(id) is still there")
    return self
  }

  func assertThere(_ id: Int) -> Self {
    XCTAssertTrue(row(id).waitForExistence(timeout: 5), "no person \(id)")
    return self
  }

  func open(_ id: Int) -> PersonPage {
    row(id).tap()
    return PersonPage(app: app)
  }
}
