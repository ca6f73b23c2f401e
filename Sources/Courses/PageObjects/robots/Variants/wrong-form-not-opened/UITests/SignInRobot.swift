import XCTest

/// Plays signing in as one scenario, over all the screens it passes.
struct SignInRobot {
  let app: XCUIApplication

  func openForm() -> Self {
    _ = HomePage(app: app)
      .openOther()
      .tapLogin()
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
