import XCTest

final class LoginFormTests: BodegaTestCase {
  func testFormKeepsWhatWasTyped() {
    let login = launchAsGuest()
      .type(email: "lucia@example.es")
      .type(password: "tortilla7")
    XCTAssertEqual(login.email.value as? String, "lucia@example.es")
    XCTAssertEqual(login.password.value as? String, "tortilla7")
    XCTAssertTrue(login.button.isEnabled)
  }
}
