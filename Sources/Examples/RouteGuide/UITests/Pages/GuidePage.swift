import PageObjects
import XCTest

/// One screen of the guide.
protocol GuidePage: Page {
  init(app: XCUIApplication)
}

extension GuidePage {
  /// The screen once it is there; a failure if it does not come.
  @discardableResult
  func shown(file: StaticString = #filePath, line: UInt = #line) -> Self {
    // A wait looks for the first time after a second; most screens are there before.
    XCTAssertTrue(
      exists || pageTitle.waitForExistence(timeout: 5), "\(Self.self) is not there",
      file: file, line: line)
    return self
  }

  /// The screen that one comes back to.
  func back<Page: GuidePage>(to page: Page.Type = Page.self) -> Page {
    app.navigationBars.buttons.firstMatch.tap()
    return Page(app: app).shown()
  }
}
