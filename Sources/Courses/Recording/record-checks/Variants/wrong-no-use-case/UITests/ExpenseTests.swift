import XCTest

final class ExpenseTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments += ["-AppleLanguages", "(en)", "-AppleLocale", "en_US"]
    app.launch()
  }

  func testTheListOpens() {
    ExpenseListPage(app: app).assertRow("Groceries")
  }

  func testAddingBread() {
    ExpenseListPage(app: app)
      .tapAdd()
      .typeTitle("Bread")
      .typeAmount("4.2")
      .hideKeyboard()
      .tapSave()
      .assertRow("Bread")
  }
}
