import XCTest

/// Pages are namespaces: nothing is ever made of them.
enum LoginPage {
  static let app = XCUIApplication()

  static var user: XCUIElement { app.textFields["login.user"] }
  static var password: XCUIElement { app.secureTextFields["login.password"] }
  static var submit: XCUIElement { app.buttons["login.submit"] }
  static var error: XCUIElement { app.staticTexts.element(matching: .any, identifier: "login.error") }

  static let ordered: [() -> XCUIElement] = [{ user }, { password }, { submit }]

  @discardableResult
  static func logIn(as name: String = "ada", with secret: String = "correct horse") -> Bool {
    user.enter(name)
    password.enter(secret)
    submit.tap()
    return AccountPage.greeting.waitForExistence(timeout: Timeouts.long)
  }
}

enum AccountPage {
  static let app = LoginPage.app

  static var greeting: XCUIElement { app.staticTexts["account.greeting"] }
  static var balance: XCUIElement {
    app.descendants(matching: .any).matching(identifier: "account.balance").firstMatch
  }
  static var amount: XCUIElement { app.textFields["account.amount"] }

  static func button(_ title: Title) -> XCUIElement { app.buttons[title.rawValue] }

  enum Title: String, CaseIterable {
    case transfer = "Transfer"
    case logOut = "Log out"
  }

  static func transfer(_ amount: Int) {
    self.amount.enter(String(amount))
    button(.transfer).tap()
  }

  struct Dialog {
    static var sheet: XCUIElement { app.sheets.firstMatch }
    static func choose(_ title: String) { app.buttons[title].tap() }
  }
}

struct Timeouts {
  static let short: TimeInterval = 1
  static let long = 10.0

  private init() {}
}

extension XCUIElement {
  var text: String { value as? String ?? label }

  func enter(_ text: String) {
    guard waitForExistence(timeout: Timeouts.long) else {
      return XCTFail("no field \(self)")
    }
    tap()
    typeText(text)
  }
}
