import XCTest

final class ShelfRobot: Robot {
  private lazy var summary = app.staticTexts["basket-summary"]
  private lazy var checkOutButton = app.buttons["Check out"].firstMatch

  /// The same thing is found in different ways.
  private lazy var finders: [XCUIElement.ElementType: (String) -> XCUIElement] = [
    .button: { [app] in app.descendants(matching: .button)[$0] },
    .staticText: { [app] in app.descendants(matching: .staticText)[$0] },
  ]

  func find(_ type: XCUIElement.ElementType, _ name: String) -> XCUIElement {
    finders[type]?(name) ?? app.descendants(matching: .any)[name]
  }

  @discardableResult
  func put(_ product: String, times: Int = 1) -> Self {
    (0..<times).reduce(self) { robot, _ in robot.tap(find(.button, "put-\(product)")) }
  }

  @discardableResult
  func seesBasket(count: Int, total: Int) -> Self {
    assert(summary, .hasLabel("\(count) items, \(total) €"))
  }

  @discardableResult
  func empties() -> Self {
    tap(app.buttons["Empty the basket"]).assert(checkOutButton, .isDisabled)
  }

  @discardableResult
  func checksOut(_ block: (CheckoutRobot) -> Void = { _ in }) -> CheckoutRobot {
    let robot = tap(checkOutButton).then(CheckoutRobot.init)
    block(robot)
    return robot
  }
}

final class CheckoutRobot: Robot {
  private var price: XCUIElement { app.staticTexts["price"] }
  private var state: XCUIElement { app.staticTexts["state"] }

  @discardableResult
  func entersCode(_ code: String) -> Self {
    let field = app.textFields["discount"]
    tap(field)
    field.typeText(code)
    return self
  }

  @discardableResult
  func sees(price: Int) -> Self {
    assert(self.price, .exists, .labelContains("to pay: \(price)"))
  }

  @discardableResult
  func pays() -> Self {
    tap(app.buttons["pay"]).assert(state, .hasLabel("Paying"))
  }

  @discardableResult
  func seesReceipt() -> Self {
    assert(state, .hasLabel("Paid"), timeout: 5)
  }

  @discardableResult
  func goesBack() -> ShelfRobot {
    #if os(iOS)
      app.navigationBars.buttons.firstMatch.tap()
    #else
      XCTFail("only phones have a button for that")
    #endif
    return then(ShelfRobot.init)
  }
}
