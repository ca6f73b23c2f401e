import XCTest

class BasePage {
  let app: XCUIApplication
  let timeout: TimeInterval = 5

  required init(app: XCUIApplication) {
    self.app = app
    waitForPage()
  }

  /// The element that proves that the page is on screen.
  var trait: XCUIElement {
    fatalError("Subclasses must override trait")
  }

  func waitForPage(file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertTrue(
      trait.waitForExistence(timeout: timeout), "\(type(of: self)) did not appear", file: file,
      line: line)
  }

  @discardableResult
  func on<T: BasePage>(_ page: T.Type) -> T {
    return page.init(app: app)
  }

  func enter(_ text: String, into element: XCUIElement) {
    element.tap()
    element.clearText()
    element.typeText(text)
  }
}

extension XCUIElement {
  func clearText() {
    guard let stringValue = self.value as? String, !stringValue.isEmpty else { return }
    let deleteString = String(repeating: XCUIKeyboardKey.delete.rawValue, count: stringValue.count)
    typeText(deleteString)
  }
}

final class SignInPage: BasePage {
  override var trait: XCUIElement { app.navigationBars["Sign In"] }

  private lazy var emailTextField = app.textFields["emailTextField"]
  private lazy var passwordTextField = app.secureTextFields["passwordTextField"]
  lazy var signInButton = app.buttons["signInButton"]
  var emailError: XCUIElement { app.staticTexts["emailErrorLabel"] }
  var passwordError: XCUIElement { app.staticTexts["passwordErrorLabel"] }
  var alert: XCUIElement { app.alerts["Sign In Failed"] }

  @discardableResult
  func enter(email: String) -> Self {
    enter(email, into: emailTextField)
    return self
  }

  @discardableResult
  func enter(password: String) -> Self {
    enter(password, into: passwordTextField)
    return self
  }

  @discardableResult
  func tapSignIn() -> Self {
    signInButton.tap()
    return self
  }

  func signIn(email: String, password: String) -> WelcomePage {
    enter(email: email)
    enter(password: password)
    let enabled = XCTNSPredicateExpectation(
      predicate: NSPredicate { element, _ in (element as? XCUIElement)?.isEnabled == true },
      object: signInButton)
    let result = XCTWaiter().wait(for: [enabled], timeout: timeout)
    XCTAssertEqual(result, .completed)
    tapSignIn()
    return on(WelcomePage.self)
  }
}

final class WelcomePage: BasePage {
  override var trait: XCUIElement { app.staticTexts["welcomeLabel"] }

  var message: String { trait.label }

  @discardableResult
  func signOut() -> SignInPage {
    app.buttons["signOutButton"].tap()
    return on(SignInPage.self)
  }
}
