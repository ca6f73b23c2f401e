import XCTest

@MainActor
struct TurnDarkModeOn {
  let app: XCUIApplication

  func execute() {
    ExpensesPage(app: app)
      .tapAddExpense()
      .typeTitle("Bread")
      .typeAmount("4.2")
      .tapDone()
      .tapSave()
      .assertBread()
      .tapSettings()
      .tapDarkMode()
      .assertDarkModeValue("1")
  }
}
