import XCTest

final class AccountTests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments.append("-resetUserDefaults")
    app.launch()
  }

  func testAddressIsShown() {
    let account = TestUserAccount.testUser1()
    let other = HomePage(app: app)
      .openOther()
      .tapLogin()
      .tapSignIn()
      .typeEmail(account.email)
      .typePassword(account.password)
      .tapSignIn()

    XCTAssertEqual(other.account, account.email)
  }

  func testWrongPasswordIsRefused() {
    let account = TestUserAccount.wrongPassword()
    let form = HomePage(app: app)
      .openOther()
      .tapLogin()
      .tapSignIn()
      .typeEmail(account.email)
      .typePassword(account.password)
      .tapSignInInVain()

    XCTAssertEqual(form.message, "メールアドレスまたはパスワードが正しくありません")
  }

  func testSignOut() {
    let account = TestUserAccount.testUser1()
    let other = HomePage(app: app)
      .openOther()
      .tapLogin()
      .tapSignIn()
      .typeEmail(account.email)
      .typePassword(account.password)
      .tapSignIn()
      .signOut()

    XCTAssertTrue(other.isSignedOut)
  }
}
