import XCTest

/// Signs in, from the tab bar to the sent form.
public actor SignInTestUseCase: TestUseCase {
  let app: XCUIApplication

  /// Makes the scenario for an app that shows its tab bar.
  @MainActor
  public init(app: XCUIApplication) {
    self.app = app
  }

  /// Plays the scenario with the given account.
  @MainActor
  public func execute(testUserAccount: TestUserAccount) {
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
  }
}
