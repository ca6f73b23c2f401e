import XCTest

final class MessagesPage: ClinicPage {
  override var title: String { "Messages" }

  @discardableResult
  func openArchive() -> Self {
    app.segmentedControls.buttons["Archive"].tap()
    return self
  }

  func message(_ subject: String) -> XCUIElement { app.staticTexts[subject] }

  @discardableResult
  func waitForMessage(_ subject: String) -> Self {
    waitFor(message(subject))
    return self
  }
}
