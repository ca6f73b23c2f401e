import XCTest

/// Makes sure that the given account is the one signed in.
public actor CheckLoginStatusTestUseCase: TestUseCase {
  let app: XCUIApplication

  /// Makes the scenario for an app on its tab 「その他」.
  @MainActor
  public init(app: XCUIApplication) {
    self.app = app
  }

  /// Plays the scenario for the given account.
  @MainActor
  public func execute(testUserAccount: TestUserAccount) {
    let _ = OtherViewPage(app: app)
      .assertSignedIn(email: testUserAccount.email ?? "")
  }
}
