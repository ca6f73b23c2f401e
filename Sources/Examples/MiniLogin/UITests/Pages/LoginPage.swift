import PageObjects
import XCTest

/// The first screen.
final class LoginPage: Page {
  let app = XCUIApplication()

  var pageTitle: XCUIElement { app.navigationBars["Login"].firstMatch }

  private var emailTextField: XCUIElement { app.textFields["login.email"].firstMatch }
  private var passwordSecureTextField: XCUIElement {
    app.secureTextFields["login.password"].firstMatch
  }
  private var loginButton: XCUIElement { app.buttons["login.button"].firstMatch }
  private var refusal: XCUIElement { app.alerts["Not logged in"].firstMatch }

  /// Whether the button can be pressed.
  var canLogIn: Bool { loginButton.isEnabled }
  /// What the button says.
  var buttonTitle: String { loginButton.label }
  /// What the address's field says while it is empty.
  var emailPlaceholder: String? { emailTextField.placeholderValue }
  /// Whether the app says that address and password do not match.
  var isRefused: Bool { refusal.exists }
  /// Whether there is a password in its field.
  var hasPassword: Bool {
    passwordSecureTextField.value as? String != passwordSecureTextField.placeholderValue
  }

  @discardableResult
  func typeEmail(_ text: String) -> Self {
    emailTextField.tap()
    emailTextField.typeText(text)
    return self
  }

  @discardableResult
  func typePassword(_ text: String) -> Self {
    passwordSecureTextField.tap()
    passwordSecureTextField.typeText(text)
    return self
  }

  /// Logs in for the first time, which shows the news.
  func login() -> NewsPage {
    loginButton.tap()
    return NewsPage()
  }

  /// Logs in once the news have been seen.
  func loginAgain() -> ContentPage {
    loginButton.tap()
    return ContentPage()
  }

  /// Tries to log in with what the app does not know.
  @discardableResult
  func loginInVain() -> Self {
    loginButton.tap()
    return self
  }

  /// Puts the message about a wrong password away.
  @discardableResult
  func tryAgain() -> Self {
    refusal.buttons["Try again"].tap()
    return self
  }
}
