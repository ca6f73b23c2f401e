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

  var isSignedIn: Bool { accountEmail.waitForExistence(timeout: 5) }

  var email: String { app.staticTexts["com.example.stores.accountEmail"].label }

  func openSignIn() {
    otherTab.tap()
    loginButton.tap()
    signInLink.tap()
  }
}
