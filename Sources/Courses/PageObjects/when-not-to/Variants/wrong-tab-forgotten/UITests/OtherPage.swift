import XCTest

/// The tab 「その他」 of somebody who has not signed in.
struct OtherPage {
  let app: XCUIApplication

  private var loginButton: XCUIElement {
    app.buttons["com.example.stores.loginButton"]
  }

  var isShown: Bool { loginButton.waitForExistence(timeout: 3) }

  /// Opens the sheet with the ways to sign up and in.
  func openSheet() {
    loginButton.tap()
  }
}
