import XCTest

/// A member orders one dish, then another.
struct OrderTwice {
  let app: XCUIApplication
  let first: String
  let second: String

  func run() -> CartRobot {
    let card = CardRobot(app: app)
    card.choose(first).add()
    card.choose(second).add()
    return card.openCart()
  }
}
