import XCTest

/// The base of all tests: starts the app and keeps evidence of failures.
class RecipesTestCase: XCTestCase {
  let app = XCUIApplication()

  var launchArguments: [String] { ["-uiTesting"] }
  lazy var list = RecipeListPage(app: app)

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app.launchArguments += launchArguments
    app.launch()
  }

  override func tearDown() {
    app.terminate()
    super.tearDown()
  }

  override func record(_ issue: XCTIssue) {
    let hierarchy = XCTAttachment(string: app.debugDescription)
    hierarchy.name = "Hierarchy"
    hierarchy.lifetime = .keepAlways
    add(hierarchy)
    var issue = issue
    let screenshot = XCTAttachment(screenshot: XCUIScreen.main.screenshot())
    screenshot.name = "Screen at failure"
    issue.add(screenshot)
    super.record(issue)
  }
}

class EmptyStoreTestCase: RecipesTestCase {
  override var launchArguments: [String] { super.launchArguments + ["-emptyStore"] }
}
