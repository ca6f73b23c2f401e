import XCTest

@MainActor
final class TodoUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() async throws {
    continueAfterFailure = false
    app.launch()
  }

  func testLoadsTodos() {
    XCTAssertTrue(app.staticTexts["Loading…"].exists)
    TodoListScreen(app: app)
      .waitUntilLoaded()
      .assertRow("Buy milk")
      .assertRow("Pay rent")
    XCTAssertEqual(app.staticTexts["list.footer"].label, "1 of 3 done")
  }

  func testAddTodo() {
    TodoListScreen(app: app)
      .waitUntilLoaded()
      .tapAdd()
      .type("Call mum")
      .save()
      .assertRow("Call mum")
  }

  func testSaveIsDisabledWithoutTitle() {
    let add = TodoListScreen(app: app).waitUntilLoaded().tapAdd()
    XCTAssertTrue(app.buttons["Save"].waitForExistence(timeout: 1))
    XCTAssertFalse(app.buttons["Save"].isEnabled)
    add.type("x")
    XCTAssertTrue(app.buttons["Save"].isEnabled)
    add.cancel().assertRow("Buy milk")
    XCTAssertTrue(app.navigationBars["New Todo"].waitForNonExistence(timeout: 1))
  }

  func testCompleteTodo() {
    let list = TodoListScreen(app: app)
      .waitUntilLoaded()
      .open("Buy milk")
      .complete()
    XCTAssertEqual(list.footer.label, "2 of 3 done")
  }

  func testNoteAndBack() {
    let detail = TodoListScreen(app: app).waitUntilLoaded().open("Walk the dog")
    XCTAssertTrue(detail.showNote().waitForExistence(timeout: 1))
    XCTAssertTrue(app.staticTexts["Twice around the park"].exists)
    detail.goBack()
    XCTAssertTrue(app.navigationBars["Walk the dog"].waitForExistence(timeout: 1))
    detail.goBack().assertRow("Walk the dog")
  }

  func testDeleteFromDetail() {
    TodoListScreen(app: app)
      .waitUntilLoaded()
      .open("Buy milk")
      .delete()
      .assertRow("Buy milk", exists: false)
  }

  func testAboutSheet() async throws {
    app.buttons["About"].tap()
    let version = app.staticTexts["about.version"]
    XCTAssertTrue(version.waitForExistence(timeout: 1))
    XCTAssertEqual(version.label, "Todos 1.0")
    try await Task.sleep(for: .seconds(1))
    XCTAssertTrue(version.exists)
  }
}
