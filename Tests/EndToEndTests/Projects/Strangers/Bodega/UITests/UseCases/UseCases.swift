import XCTest

/// A member puts one dish into the cart.
struct OrderDish {
  let app: XCUIApplication
  let dish: String
  var quantity = 1

  @discardableResult
  func run() -> CardRobot {
    CardRobot(app: app)
      .choose(dish)
      .more(quantity - 1)
      .add()
      .done()
  }
}

/// A guest becomes a member.
struct LogIn {
  let app: XCUIApplication
  var email = "lucia@example.es"
  var password = "tortilla7"

  @discardableResult
  func run() -> CardRobot {
    LoginRobot(app: app).type(email: email).type(password: password).submit()
    return CardRobot(app: app).assertShown()
  }
}
