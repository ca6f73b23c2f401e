import XCTest

final class AccountTests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments.append("-resetUserDefaults")
    app.launch()
  }

  func testMailAddressIsShown() {
    SignInTestUseCase(app: app).execute()

    XCTAssertEqual(OtherPage(app: app).email, "test@example.com")
  }

  func testSignInCanBeLeftAgain() {
    SignInTestUseCase(app: app).execute()
    SignOutTestUseCase(app: app).execute()

    XCTAssertTrue(OtherPage(app: app).isSignedOut)
  }

  func testSigningInTwice() {
    SignInTestUseCase(app: app).execute()
    SignOutTestUseCase(app: app).execute()
    _ = OtherPage(app: app)
      .tapLogin()
      .tapSignIn()
      .typeEmail("test@example.com")
      .typePassword("password1234")
      .tapSignIn()

    XCTAssertTrue(OtherPage(app: app).isSignedIn)
  }
}
