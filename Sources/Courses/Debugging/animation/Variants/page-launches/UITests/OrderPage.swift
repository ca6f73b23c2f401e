import XCTest

/// Where coffee is ordered.
struct OrderPage {
  let app: XCUIApplication

  var orderButton: XCUIElement { app.buttons["order.button"] }
  var count: XCUIElement { app.staticTexts["order.count"] }
  var message: XCUIElement { app.staticTexts["order.message"] }

  /// Starts the app without animations, which would outlive the message.
  func launch() -> Self {
    app.launchArguments += ["-noAnimations"]
    app.launch()
    return self
  }

  func order() -> Self {
    orderButton.tap()
    return self
  }
}
