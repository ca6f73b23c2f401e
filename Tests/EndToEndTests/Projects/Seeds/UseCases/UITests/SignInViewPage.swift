import XCTest

public actor SignInViewPage {
    let app: XCUIApplication

    // UI要素定義
    @MainActor
    private var emailTextField: XCUIElement {
        app.textFields["com.marcy731.emailTextField"]
    }

    @MainActor
    private var passwordTextField: XCUIElement {
        app.secureTextFields["com.marcy731.passwordTextField"]
    }

    @MainActor
    private var signInButton: XCUIElement {
        app.buttons["com.marcy731.signInButton"]
    }

    @MainActor
    public init(app: XCUIApplication) {
        self.app = app
    }

    @MainActor
    public func typeEmail(_ email: String?) -> Self {
        guard let email else { return self }
        emailTextField.tap()
        emailTextField.typeText(email)
        return self
    }

    @MainActor
    public func typePassword(_ password: String?) -> Self {
        guard let password else { return self }
        passwordTextField.tap()
        passwordTextField.typeText(password)
        return self
    }

    @MainActor
    public func tapSignInButton() -> Self {
        signInButton.tap()
        return self
    }

    @MainActor
    public func assertDisplayed() -> Self {
        XCTAssertTrue(emailTextField.exists, "emailTextField が存在しません")
        XCTAssertTrue(passwordTextField.exists, "passwordTextField が存在しません")
        XCTAssertTrue(signInButton.exists, "signInButton が存在しません")
        return self
    }
}
