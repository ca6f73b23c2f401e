import XCTest

final class SignOutTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testSignedOutIsNotGreetedByName() {
    let other = HomePage(app: app)
      .goToOther()
      .openAuth()
      .openSignIn()
      .signIn(email: "test@example.com", password: "password1234")
      .signOut()
    app.alerts.buttons["ログアウトする"].tap()
    let home = other.goHome()
    XCTAssertEqual(home.greeting.label, "ようこそ")
  }
}
