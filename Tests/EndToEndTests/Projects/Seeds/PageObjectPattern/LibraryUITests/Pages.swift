import PageObjects
import XCTest

/// A class, whose `exists` is the library's.
final class LoginPage: Page {
    let app: XCUIApplication = XCUIApplication()

    var pageTitle: XCUIElement {
        app.navigationBars["Login"].firstMatch
    }

    private var emailTextField: XCUIElement {
        app.textFields["cloud.mokumoku.sample.login.email"].firstMatch
    }

    private var passwordSecureTextField: XCUIElement {
        app.secureTextFields["cloud.mokumoku.sample.login.password"].firstMatch
    }

    private var loginButton: XCUIElement {
        app.buttons["cloud.mokumoku.sample.login.button"].firstMatch
    }

    @discardableResult
    func typeEmail(_ text: String?) -> Self {
        emailTextField.enter(text)
        return self
    }

    @discardableResult
    func typePassword(_ text: String?) -> Self {
        passwordSecureTextField.enter(text)
        return self
    }

    @MainActor
    @discardableResult
    func login() -> ContentPage {
        loginButton.tap()
        return ContentPage(app: app)
    }
}

/// An actor, which asks for more than its title.
actor ContentPage: Page {
    let app: XCUIApplication

    @MainActor
    init(app: XCUIApplication) {
        self.app = app
    }

    @MainActor
    var pageTitle: XCUIElement {
        app.navigationBars["Content"].firstMatch
    }

    @MainActor
    private var emailLabel: XCUIElement {
        app.staticTexts["cloud.mokumoku.sample.content.email"].firstMatch
    }

    @MainActor
    var exists: Bool {
        pageTitle.exists && emailLabel.exists
    }

    @MainActor
    var email: String {
        emailLabel.label
    }
}
