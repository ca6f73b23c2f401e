import XCTest

final class SignInTests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments.append("-resetUserDefaults")
    app.launch()
  }

  func testSignInWithPages() {
    let other = HomePage(app: app)
      .openOther()
      .tapLogin()
      .tapSignIn()
      .typeEmail("test@example.com")
      .typePassword("password1234")
      .tapSignIn()

    XCTAssertEqual(other.account, "test@example.com")
  }

  func testSignInWithRobot() {
    let account = SignInRobot(app: app)
      .openForm()
      .fillIn(email: "test@example.com", password: "password1234")
      .submit()

    XCTAssertEqual(account, "test@example.com")
  }

  func testLookingAroundWithRobot() {
    let isBack = LookAroundRobot(app: app)
      .openSheet()
      .changeMind()

    XCTAssertTrue(isBack)
  }
}
