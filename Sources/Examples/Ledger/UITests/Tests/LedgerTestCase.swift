import XCTest

class LedgerTestCase: XCTestCase {
  let app = XCUIApplication()
  var tabBar: TabBar { TabBar(app: app) }

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app.launchArguments = ["-AppleLanguages", "(en)", "-AppleLocale", "en_US"]
  }

  @discardableResult
  func launch() -> ExpenseListPage {
    app.launch()
    return ExpenseListPage(app).assertShown().waitForRow("Groceries")
  }
}
