import XCTest

/// A test that is meant to fail, so that there is a failure to look into.
final class FailingOnPurposeTests: XCTestCase {
  let app = XCUIApplication()

  override func setUpWithError() throws {
    continueAfterFailure = false
    app.launchArguments.append("-resetUserDefaults")
    app.launch()
  }

  /// The server refuses the password, so the account never appears: `assertSignedIn` fails after
  /// five seconds, called by the use case, and the line after it is not reached.
  @MainActor
  func testSignInWithWrongPassword() throws {
    let testUserAccount = TestUserAccount.wrongPassword()

    SignInTestUseCase(app: app)
      .execute(testUserAccount: testUserAccount)

    CheckLoginStatusTestUseCase(app: app)
      .execute(testUserAccount: testUserAccount)

    XCTFail("ここには到達しません")
  }
}
