import XCTest

final class StatementsPage: BasePage {
  override var trait: XCUIElement { hint }

  var hint: XCUIElement { app.staticTexts["statements.hint"] }
}

final class StatementTests: KontorTestCase {
  func testHintInGerman() {
    let settings = launch(.german).unlock().goToSettings()
    app.buttons["settings.statements"].tap()
    let statements = settings.next(StatementsPage.self)
    XCTAssertEqual(statements.hint.label, "Auszüge kommen am Ersten jedes Monats.")
  }
}
