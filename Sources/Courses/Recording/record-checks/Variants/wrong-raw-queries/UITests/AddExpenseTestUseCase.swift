import XCTest

@MainActor
struct AddExpenseTestUseCase {
  let app: XCUIApplication

  func execute() {
    _ = ExpenseListPage(app: app)
      .tapAdd()
      .typeTitle("Bread")
      .typeAmount("4.2")
      .hideKeyboard()
      .tapSave()
  }
}
