import XCTest

@MainActor
struct TurnDarkModeOn {
  let app: XCUIApplication

  func execute(title: String) {
    ExpensesPage(app: app)
      .tapAddExpense()
      .typeTitle(title)
      .typeAmount("4.2")
      .tapDone()
      .tapSave()
      .assertExpense(title)
      .tapSettings()
      .tapDarkMode()
      .assertDarkModeValue("1")
  }
}
