import XCTest

/// What all pages share: the app they are in, and how they wait.
class LedgerPage {
  let app: XCUIApplication

  /// Elements that say that the page shows.
  var identifyingElement: XCUIElement { app }

  required init(_ app: XCUIApplication) {
    self.app = app
  }

  @discardableResult
  func assertShown(
    timeout: TimeInterval = 5, file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    XCTAssertTrue(
      identifyingElement.waitForExistence(timeout: timeout), "\(Self.self) does not show",
      file: file, line: line)
    return self
  }

  func page<Page: LedgerPage>(_ type: Page.Type) -> Page {
    Page(app).assertShown()
  }
}
