import XCTest

/// The form for a customer's opinion.
struct FeedbackPage {
  let app: XCUIApplication

  var textField: XCUIElement { app.textFields["feedback.text"] }
  var sendButton: XCUIElement { app.buttons["feedback.send"] }
  var thanks: XCUIElement { app.staticTexts["feedback.thanks"] }

  func write(_ text: String) -> Self {
    textField.tap()
    textField.typeText(text)
    return self
  }

  func send() -> Self {
    sendButton.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    return self
  }
}
