import XCTest

/// One scenario, with pages alone and with robots.
///
/// Without either it is `SignInTests/testSignInWithoutPOM`, with pages and use cases
/// `SignInTests/testSignIn`.
final class WaysOfWritingTests: XCTestCase {
  let app = XCUIApplication()

  override func setUpWithError() throws {
    continueAfterFailure = false
    app.launchArguments.append("-resetUserDefaults")
    app.launch()
  }

  @MainActor
  func testSignInWithPages() throws {
    let testUserAccount = TestUserAccount.testUser1()

    let _ = TabBarPage(app: app)
      .assertDisplayed()
      .tapOtherTab()

    let _ = OtherViewPage(app: app)
      .tapLoginButton()

    let _ = AuthViewPage(app: app)
      .assertDisplayed()
      .tapSignInButton()

    let _ = SignInViewPage(app: app)
      .assertDisplayed()
      .typeEmail(testUserAccount.email)
      .typePassword(testUserAccount.password)
      .tapSignInButton()

    let _ = OtherViewPage(app: app)
      .assertSignedIn(email: "test@example.com")
  }

  @MainActor
  func testSignInWithRobot() throws {
    signIn(in: app) { robot in
      robot.openForm()
      robot.fillIn(email: "test@example.com", password: "password1234")
      robot.submit { $0.isSignedIn(as: "test@example.com") }
    }
  }

  @MainActor
  func testWrongPasswordWithRobot() throws {
    signIn(in: app) { robot in
      robot.openForm()
        .fillIn(email: "test@example.com", password: "wrong-password")
        .submit { $0.isRefused(with: "メールアドレスまたはパスワードが正しくありません") }
    }
  }
}
