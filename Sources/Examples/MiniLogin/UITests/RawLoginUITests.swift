import XCTest

/// The same checks as `LoginUITests` has, written without pages: what is done and where it is on
/// the screen stand in one line, and stand there again in each test.
final class RawLoginUITests: XCTestCase {
  func testLoginShowsTheAddress() {
    let app = XCUIApplication()
    app.launch()
    XCTContext.runActivity(named: "Fill the fields and log in") { _ in
      let emailTextField = app.textFields["login.email"].firstMatch
      emailTextField.tap()
      emailTextField.typeText("hanako@example.jp")
      let passwordSecureTextField = app.secureTextFields["login.password"].firstMatch
      passwordSecureTextField.tap()
      passwordSecureTextField.typeText("kaze-no-uta")
      app.buttons["login.button"].firstMatch.tap()
      XCTAssertTrue(app.staticTexts["news.title"].firstMatch.exists, "No news")
      app.buttons["news.continue"].firstMatch.tap()
      XCTAssertTrue(app.navigationBars["Content"].firstMatch.exists, "Login failed")
    }
    XCTContext.runActivity(named: "Look at the member's place") { _ in
      XCTAssertEqual(app.staticTexts["content.email"].firstMatch.label, "hanako@example.jp")
    }
  }

  func testWrongPasswordIsRefused() {
    let app = XCUIApplication()
    app.launch()
    let emailTextField = app.textFields["login.email"].firstMatch
    emailTextField.tap()
    emailTextField.typeText("hanako@example.jp")
    let passwordSecureTextField = app.secureTextFields["login.password"].firstMatch
    passwordSecureTextField.tap()
    passwordSecureTextField.typeText("12345")
    app.buttons["login.button"].firstMatch.tap()
    XCTAssertTrue(app.alerts["Not logged in"].firstMatch.exists)
    app.alerts["Not logged in"].buttons["Try again"].tap()
    XCTAssertTrue(app.navigationBars["Login"].firstMatch.exists)
  }
}
