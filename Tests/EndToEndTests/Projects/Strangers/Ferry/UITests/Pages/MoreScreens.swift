import XCTest

struct PortsScreen: Screen {
  let app: XCUIApplication

  func port(_ name: String) -> XCUIElement { app.staticTexts[name] }

  func search(_ text: String) -> Self {
    let field = app.searchFields["Name of a port"].require()
    field.tap()
    field.typeText(text)
    return self
  }
}

struct SeasonPassScreen: Screen {
  let app: XCUIApplication

  var ordered: XCUIElement { app.staticTexts["pass.ordered"] }

  func order(for holder: String) -> Self {
    let field = app.textFields["pass.holder"].require()
    field.tap()
    field.typeText(holder)
    app.buttons["Order the pass"].tap()
    return self
  }
}

struct GiftCardScreen: Screen {
  let app: XCUIApplication

  var answer: XCUIElement { app.staticTexts["gift.answer"] }

  func redeem(_ code: String) -> Self {
    let field = app.textFields["gift.code"].require()
    field.tap()
    field.typeText(code)
    app.buttons["Redeem"].tap()
    return self
  }
}
