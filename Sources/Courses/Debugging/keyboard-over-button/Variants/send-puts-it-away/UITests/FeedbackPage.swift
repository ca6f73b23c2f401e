import XCTest

/// The form for a customer's opinion.
struct FeedbackPage {
  let app: XCUIApplication

  var textField: XCUIElement { app.textFields["feedback.text"] }
  var sendButton: XCUIElement { app.buttons["feedback.send"] }
  var doneButton: XCUIElement { app.buttons["feedback.done"] }
  var thanks: XCUIElement { app.staticTexts["feedback.thanks"] }

  func write(_ text: String) -> Self {
    textField.tap()
    textField.typeText(text)
    return self
  }

  func send() -> Self {
    if app.keyboards.firstMatch.exists { doneButton.tap() }
    sendButton.tap()
    return self
  }
}
