import XCTest

/// What the project's tests share: a generic base class, one test of which every subclass inherits.
class BaseTestCase<Screen: ScreenObject>: XCTestCase {
  let app = XCUIApplication()
  private(set) var screen: Screen!

  override func setUpWithError() throws {
    try super.setUpWithError()
    continueAfterFailure = false
    app.launch()
    screen = Screen(app: app)
  }

  override func record(_ issue: XCTIssue) {
    var issue = issue
    issue.add(XCTAttachment(string: "recorded by the base class"))
    super.record(issue)
  }

  func testInherited() {
    XCTAssertTrue(screen.app.staticTexts["title"].exists)
  }
}

class ScreenObject {
  let app: XCUIApplication

  required init(app: XCUIApplication) {
    self.app = app
  }
}
