/// The page objects of a suite around a `Page` protocol, with a test in activities.
enum LoginSuite {
  static let pages = """
    protocol Page {
        var app: XCUIApplication { get }
        var pageTitle: XCUIElement { get }

        var exists: Bool { get }
    }

    extension Page {
        var exists: Bool {
            pageTitle.exists
        }
    }

    final class LoginPage: Page {
        let app: XCUIApplication = XCUIApplication()

        var pageTitle: XCUIElement {
            app.navigationBars["Login"].firstMatch
        }

        private var emailTextField: XCUIElement {
            app.textFields["cloud.mokumoku.sample.login.email"].firstMatch
        }

        func typeEmail(_ text: String) -> Self {
            emailTextField.tap()
            emailTextField.typeText(text)
            return self
        }

        func login() -> ContentPage {
            app.buttons["login"].tap()
            return ContentPage()
        }
    }

    final class ContentPage: Page {
        let app: XCUIApplication = XCUIApplication()

        var pageTitle: XCUIElement {
            app.navigationBars["Content"].firstMatch
        }

        func back() {}
    }
    """

  static let tests = """
    final class LoginViewUITests: XCTestCase {
        func testLogin() {
            XCUIApplication().launch()

            let loginPage = LoginPage()
            XCTContext.runActivity(named: "Fill text fields and login") { _ in
                let contentPage = loginPage
                    .typeEmail("hoge@example.com")
                    .login()
                XCTAssertTrue(contentPage.exists, "Login failed")
                contentPage.back()
            }
        }
    }

    final class LoginFlowUITests: XCTestCase {
        var app: XCUIApplication!

        override func setUp() {
            super.setUp()
            app = XCUIApplication()
            app.launch()
        }

        func testLogout() {
            performLogin()
            let profileTab = app.tabBars.buttons["プロフィール"]
            XCTAssertTrue(profileTab.exists)
            profileTab.tap()
            XCTAssertTrue(app.alerts.buttons["ログアウト"].waitForExistence(timeout: 1))
        }

        private func performLogin() {
            let emailTextField = app.textFields["email_field"]
            emailTextField.tap()
        }
    }
    """
}
