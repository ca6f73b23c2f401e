import XCTest

/// Plays and judges signing in as one scenario, over all the screens it passes.
///
/// Where a page object stands for a screen, a robot stands for what somebody wants to do: it hides
/// that there are a tab, a sheet and a form. The price is that it knows the identifiers of four
/// screens, which another robot that passes one of them has to repeat.
@MainActor
struct SignInRobot {
  let app: XCUIApplication

  @discardableResult
  func openForm() -> Self {
    app.tabBars.buttons["com.example.stores.otherTab"].tap()
    app.buttons["com.example.stores.loginButton"].tap()
    app.buttons["com.example.stores.auth.signInButton"].tap()
    return self
  }

  @discardableResult
  func fillIn(email: String? = nil, password: String? = nil) -> Self {
    type(email, into: app.textFields["com.example.stores.emailTextField"])
    type(password, into: app.secureTextFields["com.example.stores.passwordTextField"])
    return self
  }

  /// Sends the form, and hands over to the robot that judges what comes of it.
  @discardableResult
  func submit(_ judge: (SignInResultRobot) -> Void) -> Self {
    app.buttons["com.example.stores.signInButton"].tap()
    judge(SignInResultRobot(app: app))
    return self
  }

  private func type(_ text: String?, into field: XCUIElement) {
    guard let text else { return }
    field.tap()
    field.typeText(text)
  }
}

/// What somebody sees after the form was sent.
@MainActor
struct SignInResultRobot {
  let app: XCUIApplication

  func isSignedIn(as email: String) {
    let accountEmail = app.staticTexts["com.example.stores.accountEmail"]
    XCTAssertTrue(accountEmail.waitForExistence(timeout: 5), "ログインできていません")
    XCTAssertEqual(accountEmail.label, email, "メールアドレスが異なります")
  }

  func isRefused(with message: String) {
    let errorMessage = app.staticTexts["com.example.stores.signInErrorMessage"]
    XCTAssertTrue(errorMessage.waitForExistence(timeout: 5), "エラーが表示されません")
    XCTAssertEqual(errorMessage.label, message, "エラーの文言が異なります")
  }
}

/// Lets a robot sign in: tests read like a list of instructions.
@MainActor
func signIn(in app: XCUIApplication, _ instructions: (SignInRobot) -> Void) {
  instructions(SignInRobot(app: app))
}
