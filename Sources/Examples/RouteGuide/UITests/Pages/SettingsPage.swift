import XCTest

/// What the person can choose.
struct SettingsPage: GuidePage {
  let app: XCUIApplication

  var pageTitle: XCUIElement { app.switches["settings.fares"] }

  private var terms: XCUIElement { app.buttons["settings.terms"] }
  private var news: XCUIElement { app.buttons["settings.news"] }

  var showsFares: Bool { pageTitle.value as? String == "1" }

  @discardableResult
  func toggleFares() -> Self {
    pageTitle.tap()
    return self
  }

  func openTerms() -> WebPage {
    terms.tap()
    return WebPage(app: app).shown()
  }

  func openNews() -> WebPage {
    news.tap()
    return WebPage(app: app).shown()
  }
}
