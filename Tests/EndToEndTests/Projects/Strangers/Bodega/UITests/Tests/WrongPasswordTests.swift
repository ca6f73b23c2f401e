import XCTest

final class WrongPasswordTests: BodegaTestCase {
  func testWrongPasswordIsExplained() {
    let login = launchAsGuest()
      .type(email: "lucia@example.es")
      .type(password: "paella")
      .submit()
    login.wait(for: login.failure)
    XCTAssertTrue(login.failure.staticTexts["We couldn't log you in."].exists)
    login.failure.buttons["OK"].tap()
    XCTAssertFalse(login.button.isEnabled)
  }
}
