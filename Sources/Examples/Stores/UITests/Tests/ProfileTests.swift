import XCTest

/// Chains of use cases, and arguments that say nothing about what they leave as it is.
final class ProfileTests: XCTestCase {
  let app = XCUIApplication()

  override func setUpWithError() throws {
    continueAfterFailure = false
    app.launchArguments.append("-resetUserDefaults")
    app.launch()
  }

  /// Without a password the form is filled in half.
  @MainActor
  func testAccountWithoutPasswordLeavesTheFieldAlone() throws {
    SignInTestUseCase(app: app)
      .execute(testUserAccount: .withoutPassword())

    let _ = SignInViewPage(app: app)
      .assertDisplayed()

    XCTAssertFalse(app.buttons["com.example.stores.signInButton"].isEnabled, "押せる状態です")
  }

  @MainActor
  func testEditingTheNameLeavesTheShop() throws {
    SignInTestUseCase(app: app)
      .execute(testUserAccount: .testUser1())

    EditProfileTestUseCase(app: app)
      .execute(name: "佐藤")

    CheckProfileTestUseCase(app: app)
      .execute(name: "佐藤", shop: "渋谷店")

    let _ = TabBarPage(app: app)
      .tapHomeTab()

    let _ = HomeViewPage(app: app)
      .assertGreeting("佐藤さん、こんにちは")
  }

  @MainActor
  func testEditingTheShopLeavesTheName() throws {
    SignInTestUseCase(app: app)
      .execute(testUserAccount: .testUser1())

    EditProfileTestUseCase(app: app)
      .execute(shop: "京都店")

    CheckProfileTestUseCase(app: app)
      .execute(name: "テスト", shop: "京都店")
  }

  @MainActor
  func testEmptyNameCannotBeSaved() throws {
    SignInTestUseCase(app: app)
      .execute(testUserAccount: .testUser1())

    let _ = AccountViewPage(app: app)
      .assertDisplayed()
      .tapProfileRow()
      .assertDisplayed()
      .replaceName("")
      .assertCannotSave()
  }

  /// The server does not keep what was changed here: who signs in again finds it as it was.
  @MainActor
  func testSigningInAgain() throws {
    let testUserAccount = TestUserAccount.testUser1()

    SignInTestUseCase(app: app)
      .execute(testUserAccount: testUserAccount)
    EditProfileTestUseCase(app: app)
      .execute(name: "佐藤", shop: "京都店")
    SignOutTestUseCase(app: app)
      .execute()
    SignInTestUseCase(app: app)
      .execute(testUserAccount: testUserAccount)
    CheckProfileTestUseCase(app: app)
      .execute(name: "テスト", shop: "渋谷店")
  }
}
