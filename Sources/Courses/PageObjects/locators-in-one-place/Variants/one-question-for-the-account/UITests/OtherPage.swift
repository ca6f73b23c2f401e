import XCTest

/// The tab 「その他」: the account, or the way to sign in.
struct OtherPage {
  let app: XCUIApplication

  private var otherTab: XCUIElement {
    app.tabBars.buttons["com.example.stores.otherTab"]
  }

  private var loginButton: XCUIElement {
    app.buttons["com.example.stores.loginButton"]
  }

  private var signInLink: XCUIElement {
    app.buttons["com.example.stores.auth.signInButton"]
  }

  private var accountEmail: XCUIElement {
    app.staticTexts["com.example.stores.accountEmail"]
  }

  /// The mail address of who is signed in; nil if nobody is after some seconds.
  var account: String? {
    accountEmail.waitForExistence(timeout: 5) ? accountEmail.label : nil
  }

  func openSignIn() {
    otherTab.tap()
    loginButton.tap()
    signInLink.tap()
  }
}
