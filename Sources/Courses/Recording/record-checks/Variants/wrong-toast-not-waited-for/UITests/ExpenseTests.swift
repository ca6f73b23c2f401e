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

  @MainActor
  func testAddingBread() {
    AddExpenseTestUseCase(app: app).execute()
    ExpenseListPage(app: app).assertToastIsGone()
  }
}
