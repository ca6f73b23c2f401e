import XCTest

/// One screen of the guide.
protocol GuidePage {
  var app: XCUIApplication { get }
  /// What tells that the screen is there.
  var pageTitle: XCUIElement { get }

  init(app: XCUIApplication)
}

extension GuidePage {
  var exists: Bool { pageTitle.exists }

  /// The screen once it is there; a failure if it does not come.
  @discardableResult
  func shown(file: StaticString = #filePath, line: UInt = #line) -> Self {
    XCTAssertTrue(
      pageTitle.waitForExistence(timeout: 5), "\(Self.self) is not there", file: file, line: line)
    return self
  }

  /// The screen that one comes back to.
  func back<Page: GuidePage>(to page: Page.Type = Page.self) -> Page {
    app.navigationBars.buttons.firstMatch.tap()
    return Page(app: app).shown()
  }
}
