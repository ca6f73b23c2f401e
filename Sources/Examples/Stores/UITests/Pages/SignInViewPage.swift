import XCTest

/// The form for mail address and password.
public actor SignInViewPage {
  let app: XCUIApplication

  @MainActor
  private var emailTextField: XCUIElement {
    app.textFields["com.example.stores.emailTextField"]
  }

  @MainActor
  private var passwordTextField: XCUIElement {
    app.secureTextFields["com.example.stores.passwordTextField"]
  }

  @MainActor
  private var signInButton: XCUIElement {
    app.buttons["com.example.stores.signInButton"]
  }

  @MainActor
  private var validationMessage: XCUIElement {
    app.staticTexts["com.example.stores.validationMessage"]
  }

  @MainActor
  private var errorMessage: XCUIElement {
    app.staticTexts["com.example.stores.signInErrorMessage"]
  }

  /// Models the sign-in form of the given app.
  @MainActor
  public init(app: XCUIApplication) {
    self.app = app
  }

  /// Fails the test unless the form is shown.
  @MainActor
  public func assertDisplayed() -> Self {
    XCTAssertTrue(emailTextField.exists, "emailTextField が存在しません")
    XCTAssertTrue(passwordTextField.exists, "passwordTextField が存在しません")
    XCTAssertTrue(signInButton.exists, "signInButton が存在しません")
    return self
  }

  /// Types the mail address; leaves the field alone when there is none.
  @MainActor
  public func typeEmail(_ email: String?) -> Self {
    guard let email else { return self }
    emailTextField.tap()
    emailTextField.typeText(email)
    return self
  }

  /// Types the password; leaves the field alone when there is none.
  @MainActor
  public func typePassword(_ password: String?) -> Self {
    guard let password else { return self }
    passwordTextField.tap()
    passwordTextField.typeText(password)
    return self
  }

  /// Sends the form.
  @MainActor
  public func tapSignInButton() -> Self {
    signInButton.tap()
    return self
  }

  /// Fails the test unless the form refuses what was typed.
  @MainActor
  public func assertRejected(message: String) -> Self {
    XCTAssertEqual(validationMessage.label, message, "入力エラーの文言が異なります")
    XCTAssertFalse(signInButton.isEnabled, "signInButton が押せる状態です")
    return self
  }

  /// Fails the test unless the server's refusal is shown in time.
  @MainActor
  public func assertErrorMessage(_ message: String) -> Self {
    XCTAssertTrue(errorMessage.waitForExistence(timeout: 5), "errorMessage が表示されません")
    XCTAssertEqual(errorMessage.label, message, "エラーの文言が異なります")
    return self
  }
}
