import XCTest

struct PersonPage {
  let app: XCUIApplication

  var emailText: XCUIElement { app.staticTexts["person.email"] }

  func assertEmail(_ email: String, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertTrue(emailText.waitForExistence(timeout: 5), "no person", file: file, line: line)
    XCTAssertEqual(emailText.label, email, file: file, line: line)
  }
}
