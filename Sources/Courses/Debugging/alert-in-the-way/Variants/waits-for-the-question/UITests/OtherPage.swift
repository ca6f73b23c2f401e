import XCTest

/// The second tab, signed in or not.
struct OtherPage {
  let app: XCUIApplication

  var loginButton: XCUIElement { app.buttons["com.example.stores.loginButton"] }
  var signOutButton: XCUIElement { app.buttons["com.example.stores.signOutButton"] }
  var signOutAlert: XCUIElement { app.alerts["ログアウトしますか?"] }
  var homeTab: XCUIElement { app.buttons["com.example.stores.homeTab"] }

  func openAuth() -> AuthPage {
    loginButton.tap()
    return AuthPage(app: app)
  }

  func signOut() -> Self {
    XCTAssertTrue(signOutButton.waitForExistence(timeout: 5), "not signed in")
    signOutButton.tap()
    XCTAssertTrue(signOutAlert.waitForExistence(timeout: 2), "it does not ask")
    signOutAlert.buttons["ログアウトする"].tap()
    return self
  }

  func goHome() -> HomePage {
    homeTab.tap()
    return HomePage(app: app)
  }
}
