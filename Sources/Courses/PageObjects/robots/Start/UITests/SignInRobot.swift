import XCTest

/// Plays signing in as one scenario, over all the screens it passes.
struct SignInRobot {
  let app: XCUIApplication

  func openForm() -> Self {
    app.tabBars.buttons["com.example.stores.otherTab"].tap()
    app.buttons["com.example.stores.loginButton"].tap()
    app.buttons["com.example.stores.auth.signInButton"].tap()
    return self
  }

  func fillIn(email: String, password: String) -> Self {
    _ = SignInPage(app: app)
      .typeEmail(email)
      .typePassword(password)
    return self
  }

  /// Sends the form, and gives the address of who is signed in then.
  func submit() -> String {
    SignInPage(app: app).tapSignIn().account
  }
}
