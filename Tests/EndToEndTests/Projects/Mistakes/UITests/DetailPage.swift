import XCTest

/// One expense.
struct DetailPage {
  let app: XCUIApplication

  var title: XCUIElement { app.staticTexts["detail.title"] }
  var time: XCUIElement { app.staticTexts["detail.time"] }
  var approveButton: XCUIElement { app.buttons["detail.approve"] }
  var receipt: XCUIElement { app.staticTexts["detail.receipt"] }
  var number: XCUIElement { app.staticTexts["detail.number"] }
  var actions: XCUIElement { app.buttons["detail.actions"] }

  func back() { app.navigationBars.buttons["Back"].tap() }
}
