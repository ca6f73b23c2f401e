import XCTest

struct ProfilePage {
  let app: XCUIApplication

  var nameText: XCUIElement { app.staticTexts["profile.name"] }
  var signOutButton: XCUIElement { app.buttons["profile.signOut"] }
  var signOutAlert: XCUIElement { app.alerts.firstMatch }

  func assertName(_ name: String, file: StaticString = #filePath, line: UInt = #line) -> Self {
    XCTAssertTrue(nameText.waitForExistence(timeout: 5), "no profile", file: file, line: line)
    XCTAssertEqual(nameText.label, name, file: file, line: line)
    return self
  }

  func signOut(confirmingWith label: String) -> SignInPage {
    signOutButton.tap()
    XCTAssertTrue(signOutAlert.waitForExistence(timeout: 2), "it does not ask")
    signOutAlert.buttons[label].tap()
    return SignInPage(app: app)
  }
}
