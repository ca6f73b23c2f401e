import XCTest

final class ExpenseTests: UITestCase {
  func testAddingAnExpense() {
    ExpensesPage(app: app)
      .tapAddExpense()
      .typeTitle("Bread")
      .typeAmount("4.2")
      .tapDone()
      .tapSave()
      .assertExpense("Bread")
  }
}
