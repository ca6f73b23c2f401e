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

  var isSignedIn: Bool {
    app.staticTexts["com.example.stores.accountEmail"].waitForExistence(timeout: 5)
  }

  func openSignIn() {
    otherTab.tap()
    loginButton.tap()
    signInLink.tap()
  }
}
