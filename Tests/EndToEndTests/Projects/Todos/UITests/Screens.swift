import XCTest

@MainActor
protocol Screen {
  var app: XCUIApplication { get }
}

@MainActor
struct TodoListScreen: Screen {
  let app: XCUIApplication

  var list: XCUIElement { app.collectionViews["list"] }
  var addButton: XCUIElement { app.navigationBars.buttons["Add Todo"] }
  var footer: XCUIElement { app.staticTexts["list.footer"] }

  func row(_ title: String) -> XCUIElement { app.buttons["row.\(title)"] }

  @discardableResult
  func waitUntilLoaded(timeout: TimeInterval = 3) -> Self {
    XCTContext.runActivity(named: "Wait for the list") { _ in
      XCTAssertTrue(app.activityIndicators.firstMatch.waitForNonExistence(timeout: timeout))
      XCTAssert(list.exists)
    }
    return self
  }

  func tapAdd() -> AddTodoScreen {
    addButton.tap()
    return AddTodoScreen(app: app)
  }

  func open(_ title: String) -> TodoDetailScreen {
    row(title).tap()
    return TodoDetailScreen(app: app)
  }

  @discardableResult
  func assertRow(
    _ title: String, exists: Bool = true, file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    XCTAssertEqual(row(title).exists, exists, "row \(title)", file: file, line: line)
    return self
  }
}

@MainActor
struct AddTodoScreen: Screen {
  let app: XCUIApplication

  @discardableResult
  func type(_ title: String) -> Self {
    let field = app.textViews["add.title"]
    XCTAssertTrue(field.waitForExistence(timeout: 1))
    field.tap()
    field.typeText(title)
    return self
  }

  func save() -> TodoListScreen {
    let save = app.buttons["Save"]
    save.tap()
    XCTAssertTrue(save.waitForNonExistence(timeout: 2))
    return TodoListScreen(app: app)
  }

  func cancel() -> TodoListScreen {
    app.navigationBars["New Todo"].buttons["Cancel"].tap()
    return TodoListScreen(app: app)
  }
}

@MainActor
struct TodoDetailScreen: Screen {
  let app: XCUIApplication

  func complete() -> TodoListScreen {
    app.buttons["Complete"].tap()
    return TodoListScreen(app: app)
  }

  func goBack() -> TodoListScreen {
    app.navigationBars.buttons.element(boundBy: 0).tap()
    return TodoListScreen(app: app)
  }

  func showNote() -> XCUIElement {
    app.buttons["Show note"].tap()
    return app.navigationBars["Note"]
  }

  func delete() -> TodoListScreen {
    app.buttons["Delete"].tap()
    let confirm = app.buttons["Delete Todo"]
    XCTAssertTrue(confirm.waitForExistence(timeout: 1))
    confirm.tap()
    return TodoListScreen(app: app)
  }
}
