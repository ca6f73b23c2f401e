import XCTest

final class SignOutTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testSignedOutIsNotGreetedByName() {
    let home = HomePage(app: app)
      .goToOther()
      .openAuth()
      .openSignIn()
      .signIn(email: "test@example.com", password: "password1234")
      .signOut()
      .goHome()
    XCTAssertEqual(home.greeting.label, "ようこそ")
  }
}
