import XCTest

/// The tab 「その他」 of somebody who has not signed in.
final class OtherPage {
  private let app: XCUIApplication

  init(app: XCUIApplication) {
    self.app = app
  }

  private var tab: XCUIElement {
    app.tabBars.buttons["com.example.stores.otherTab"]
  }

  private var loginButton: XCUIElement {
    app.buttons["com.example.stores.loginButton"]
  }

  var isShown: Bool { loginButton.waitForExistence(timeout: 3) }

  /// Opens the sheet with the ways to sign up and in.
  @discardableResult
  func openSheet() -> Self {
    tab.tap()
    loginButton.tap()
    return self
  }
}
