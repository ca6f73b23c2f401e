import XCTest

class BaseRobot {
  let app: XCUIApplication

  init(app: XCUIApplication) {
    self.app = app
  }

  func wait(
    for element: XCUIElement, _ timeout: TimeInterval = 5,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let found = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "exists == true"), object: element)
    XCTAssertEqual(
      XCTWaiter().wait(for: [found], timeout: timeout), .completed, "waited for \(element)",
      file: file, line: line)
  }
}

class LoginRobot: BaseRobot {
  lazy var email = app.textFields["login.email"]
  lazy var password = app.secureTextFields["login.password"]
  lazy var button = app.buttons["login.button"]
  lazy var failure = app.alerts["Login failed"]

  @discardableResult
  func type(email text: String) -> Self {
    wait(for: email)
    email.tap()
    email.typeText(text)
    return self
  }

  @discardableResult
  func type(password text: String) -> Self {
    wait(for: password)
    password.tap()
    password.typeText(text)
    return self
  }

  @discardableResult
  func submit() -> Self {
    button.tap()
    return self
  }
}

class CardRobot: BaseRobot {
  lazy var title = app.navigationBars["La carta"]
  lazy var cart = app.buttons["card.cart"]

  func dish(_ id: String) -> XCUIElement {
    app.buttons["dish.\(id)"]
  }

  @discardableResult
  func assertShown() -> Self {
    wait(for: title)
    return self
  }

  func choose(_ id: String) -> DishRobot {
    wait(for: dish(id))
    dish(id).tap()
    return DishRobot(app: app).assertShown()
  }

  @discardableResult
  func filter(_ item: String) -> Self {
    title.buttons["Filter"].tap()
    wait(for: app.buttons[item])
    app.buttons[item].tap()
    return self
  }

  func openCart() -> CartRobot {
    cart.tap()
    return CartRobot(app: app).assertShown()
  }
}

class DishRobot: BaseRobot {
  lazy var price = app.staticTexts["dish.price"]
  lazy var quantity = app.steppers["dish.quantity"]

  func assertShown() -> Self {
    wait(for: price)
    return self
  }

  @discardableResult
  func more(_ times: Int) -> Self {
    for _ in 0..<times { quantity.buttons["Increment"].tap() }
    return self
  }

  @discardableResult
  func add() -> Self {
    app.buttons["dish.add"].tap()
    return self
  }

  func done() -> CardRobot {
    app.buttons["Done"].tap()
    XCTAssertTrue(price.waitForNonExistence(timeout: 3))
    return CardRobot(app: app)
  }
}

class CartRobot: BaseRobot {
  lazy var total = app.staticTexts["cart.total"]
  lazy var empty = app.staticTexts["cart.empty"]
  lazy var confirmation = app.staticTexts["cart.confirmation"]

  func line(_ id: String) -> XCUIElement {
    app.descendants(matching: .any)["line.\(id)"].firstMatch
  }

  func assertShown() -> Self {
    wait(for: app.navigationBars["Cart"])
    return self
  }

  @discardableResult
  func redeem(_ code: String) -> Self {
    app.buttons["Promo code"].tap()
    let alert = app.alerts["Promo code"]
    wait(for: alert)
    alert.textFields.firstMatch.tap()
    alert.textFields.firstMatch.typeText(code)
    alert.buttons["Redeem"].tap()
    return self
  }

  @discardableResult
  func placeOrder() -> Self {
    app.buttons["cart.place"].tap()
    let alert = app.alerts["Place the order?"]
    wait(for: alert)
    alert.buttons["Order"].tap()
    return self
  }

  @discardableResult
  func emptyCart() -> Self {
    app.buttons["Empty cart"].tap()
    let sheet = app.sheets["Empty the cart?"]
    wait(for: sheet)
    sheet.buttons["Empty cart"].tap()
    return self
  }
}
