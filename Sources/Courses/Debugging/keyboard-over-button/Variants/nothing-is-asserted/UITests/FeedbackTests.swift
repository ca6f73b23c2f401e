import XCTest

final class FeedbackTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testFeedbackIsSent() {
    let page = FeedbackPage(app: app)
      .write("I like the new menu.")
      .send()
    XCTAssertTrue(page.sendButton.isEnabled)
  }
}
