import XCTest

/// The tab 「その他」 of somebody who has not signed in.
struct OtherPage {
  let app: XCUIApplication

  private var loginButton: XCUIElement {
    app.buttons["com.example.stores.loginButton"]
  }

  func tapLogin() -> SignInPage {
    loginButton.tap()
    return SignInPage(app: app)
  }
}
