import XCTest

class LoginTests: NotesTestCase {
  func testLoginShowsNotes() {
    let notes = LoginPage(app: app)
      .type(email: "hoge@example.com")
      .type(password: "secret")
      .logIn()

    XCTAssertTrue(notes.title.waitForExistence(timeout: 2), "Login failed")
    XCTAssertEqual(notes.account.label, "Signed in as hoge@example.com")
  }

  @MainActor
  func testLoginWithoutPasswordAsksForIt() {
    let login = LoginPage()
    login.type(email: "hoge@example.com").logIn()

    XCTAssertTrue(login.missingAlert.waitForExistence(timeout: 2))
    login.missingAlert.buttons["OK"].tap()
    XCTAssert(login.exists)
  }

  @MainActor
  func testPasswordIsNotShown() throws {
    LoginPage(app: app).type(password: "secret")

    let value = try XCTUnwrap(app.secureTextFields["login.password"].value as? String)
    XCTAssertNotEqual(value, "secret")
  }
}
