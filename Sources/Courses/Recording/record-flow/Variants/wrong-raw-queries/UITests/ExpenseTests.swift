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
    app.buttons["addExpense"].tap()
    app.textFields["form.title"].tap()
    app.textFields["form.title"].typeText("Bread")
    app.textFields["form.amount"].tap()
    app.textFields["form.amount"].typeText("4.2")
    app.toolbars.buttons["Done"].tap()
    app.buttons["form.save"].tap()
  }
}
