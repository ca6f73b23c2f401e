import XCTest

/// The form with mail address and password.
struct SignInPage {
  let app: XCUIApplication

  private var emailTextField: XCUIElement {
    app.textFields["com.example.stores.emailTextField"]
  }

  private var validationMessage: XCUIElement {
    app.staticTexts["com.example.stores.validationMessage"]
  }

  var hint: String { validationMessage.label }

  func typeEmail(_ email: String) -> Self {
    emailTextField.tap()
    emailTextField.typeText(email)
    return self
  }
}
