import XCTest

struct PeoplePage {
  let app: XCUIApplication

  var searchField: XCUIElement { app.searchFields.firstMatch }
  var failureMessage: XCUIElement { app.staticTexts["failure.message"] }
  var retryButton: XCUIElement { app.buttons["failure.retry"] }

  func row(_ id: Int) -> XCUIElement { app.buttons["person.\(id)"] }

  func assertPerson(_ id: Int, file: StaticString = #filePath, line: UInt = #line) -> Self {
    XCTAssertTrue(
      row(id).waitForExistence(timeout: 5), "no person \(id)", file: file, line: line)
    return self
  }

  func assertGone(_ id: Int, file: StaticString = #filePath, line: UInt = #line) -> Self {
    XCTAssertTrue(
      row(id).waitForNonExistence(timeout: 5), "person \(id) is still there", file: file,
      line: line)
    return self
  }

  func assertFailure(file: StaticString = #filePath, line: UInt = #line) -> Self {
    XCTAssertTrue(
      failureMessage.waitForExistence(timeout: 5), "no failure", file: file, line: line)
    return self
  }

  func search(_ text: String) -> Self {
    searchField.tap()
    searchField.typeText(text)
    return self
  }

  func retry() -> Self {
    retryButton.tap()
    XCTAssertTrue(retryButton.waitForNonExistence(timeout: 2), "it does not try again")
    return self
  }

  func open(_ id: Int) -> PersonPage {
    row(id).tap()
    return PersonPage(app: app)
  }

  func openProfile() -> ProfilePage {
    app.tabBars.buttons.element(boundBy: 1).tap()
    return ProfilePage(app: app)
  }
}
