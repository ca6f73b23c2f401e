import XCTest

protocol Screen {
  var app: XCUIApplication { get }
}

struct SailingsScreen: Screen {
  let app: XCUIApplication

  func sailing(_ id: String) -> XCUIElement { app.buttons["sailing.\(id)"] }
  var rows: XCUIElementQuery {
    app.buttons.matching(NSPredicate(format: "identifier BEGINSWITH 'sailing.'"))
  }

  func choose(_ id: String) -> BookingScreen {
    sailing(id).require().tap()
    let screen = BookingScreen(app: app)
    screen.name.require()
    return screen
  }

  func search(_ text: String) -> Self {
    let field = app.searchFields["Port"]
    field.require().tap()
    field.typeText(text)
    return self
  }

  func hide(_ id: String) -> Self {
    sailing(id).require().swipeLeft()
    app.buttons["Hide"].require().tap()
    return self
  }

  func bookmark(_ id: String) -> Self {
    sailing(id).require().swipeLeft()
    app.buttons["Save"].require().tap()
    return self
  }

  func open(_ entry: String) {
    app.buttons[entry].require().tap()
    app.navigationBars[entry].require()
  }
}
