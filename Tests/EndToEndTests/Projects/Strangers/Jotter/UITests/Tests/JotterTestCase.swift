import XCTest

class JotterTestCase: XCTestCase {
  var app: XCUIApplication!

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app = XCUIApplication()
    app.launchArguments += ["-skipWelcome"]
  }

  override func tearDown() {
    app = nil
    super.tearDown()
  }

  @discardableResult
  func launch(seed: String = "demo") -> NoteListPage {
    app.launchEnvironment["JOTTER_SEED"] = seed
    app.launch()
    return NoteListPage(app).appears()
  }
}
