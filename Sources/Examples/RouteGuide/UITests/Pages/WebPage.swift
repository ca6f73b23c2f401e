import XCTest

/// A page of the web between the guide's bars.
struct WebPage: GuidePage {
  let app: XCUIApplication

  var pageTitle: XCUIElement { app.webViews["page.web"] }

  private var closeButton: XCUIElement { app.buttons["page.close"] }
  private var refreshButton: XCUIElement { app.buttons["page.refresh"] }
  private var progress: XCUIElement { app.progressIndicators["page.progress"] }

  /// Whether the page has come.
  func isLoaded(timeout: TimeInterval = 5) -> Bool {
    progress.waitForNonExistence(timeout: timeout)
  }

  /// Whether the bar has a title.
  func hasTitle(_ title: String) -> Bool { app.navigationBars[title].exists }

  @discardableResult
  func refresh() -> Self {
    refreshButton.tap()
    return self
  }

  func close() -> SettingsPage {
    closeButton.tap()
    return SettingsPage(app: app).shown()
  }
}
