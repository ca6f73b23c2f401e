import XCTest

/// Signing in and out, with page objects and use cases, and once without.
final class SignInTests: XCTestCase {
  let app = XCUIApplication()

  override func setUpWithError() throws {
    continueAfterFailure = false
    app.launchArguments.append("-resetUserDefaults")
    app.launch()
  }

  @MainActor
  func testSignIn() throws {
    let testUserAccount = TestUserAccount.testUser1()

    SignInTestUseCase(app: app)
      .execute(testUserAccount: testUserAccount)

    CheckLoginStatusTestUseCase(app: app)
      .execute(testUserAccount: testUserAccount)
  }

  @MainActor
  func testSignInShowsAccount() throws {
    SignInTestUseCase(app: app)
      .execute(testUserAccount: .testUser1())

    let accountEmail = app.staticTexts["com.example.stores.accountEmail"]
    XCTAssertTrue(accountEmail.waitForExistence(timeout: 5), "accountEmail が存在しません")
    XCTAssertEqual(accountEmail.label, "test@example.com", "メールアドレスが異なります")

    let _ = TabBarPage(app: app)
      .tapHomeTab()

    let _ = HomeViewPage(app: app)
      .assertGreeting("テストさん、こんにちは")
  }

  @MainActor
  func testSignInWithWrongPasswordShowsError() throws {
    SignInTestUseCase(app: app)
      .execute(testUserAccount: .wrongPassword())

    let _ = SignInViewPage(app: app)
      .assertErrorMessage("メールアドレスまたはパスワードが正しくありません")
      .assertDisplayed()
  }

  @MainActor
  func testSignInButtonIsDisabledForInvalidEmail() throws {
    let _ = TabBarPage(app: app)
      .tapOtherTab()

    let _ = OtherViewPage(app: app)
      .tapLoginButton()

    let _ = AuthViewPage(app: app)
      .assertDisplayed()
      .tapSignInButton()

    let _ = SignInViewPage(app: app)
      .assertDisplayed()
      .typeEmail("test.example.com")
      .typePassword("password1234")
      .assertRejected(message: "メールアドレスの形式で入力してください")
  }

  @MainActor
  func testSignOut() throws {
    let testUserAccount = TestUserAccount.testUser1()

    SignInTestUseCase(app: app)
      .execute(testUserAccount: testUserAccount)

    CheckLoginStatusTestUseCase(app: app)
      .execute(testUserAccount: testUserAccount)

    SignOutTestUseCase(app: app)
      .execute()

    let _ = OtherViewPage(app: app)
      .assertSignedOut()
  }

  /// What `testSignIn` would be without pages: every query and every tap in the test itself.
  func testSignInWithoutPOM() {
    app.tabBars.buttons["com.example.stores.otherTab"].tap()
    app.buttons["com.example.stores.loginButton"].tap()
    app.buttons["com.example.stores.auth.signInButton"].tap()

    let emailTextField = app.textFields["com.example.stores.emailTextField"]
    emailTextField.tap()
    emailTextField.typeText("test@example.com")

    let passwordTextField = app.secureTextFields["com.example.stores.passwordTextField"]
    passwordTextField.tap()
    passwordTextField.typeText("password1234")

    app.buttons["com.example.stores.signInButton"].tap()

    let accountEmail = app.staticTexts["com.example.stores.accountEmail"]
    XCTAssertTrue(accountEmail.waitForExistence(timeout: 5), "ログインできていません")
  }
}
