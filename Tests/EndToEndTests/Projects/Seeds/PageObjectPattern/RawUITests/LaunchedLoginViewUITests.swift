import XCTest

final class LaunchedLoginViewUITests: XCTestCase {
    func testLogin() {
        let app = XCUIApplication()
        app.launch()
        XCTContext.runActivity(named: "Fill text fields and login") { _ in
            let emailTextField = app.textFields["cloud.mokumoku.sample.login.email"].firstMatch
            emailTextField.tap()
            emailTextField.typeText("hoge@example.com")
            let passwordSecureTextField = app.secureTextFields["cloud.mokumoku.sample.login.password"].firstMatch
            passwordSecureTextField.tap()
            passwordSecureTextField.typeText("password")
            let loginButton = app.buttons["cloud.mokumoku.sample.login.button"].firstMatch
            loginButton.tap()
            XCTAssertTrue(app.staticTexts["Content"].firstMatch.exists, "Login failed")
            XCTAssertTrue(app.staticTexts["cloud.mokumoku.sample.content.email"].firstMatch.exists, "Login failed")
        }
        XCTContext.runActivity(named: "Check content page elements") { _ in
            XCTAssertEqual(app.staticTexts["cloud.mokumoku.sample.content.email"].firstMatch.label, "hoge@example.com", "e-mail is not displayed")
        }
    }
}
