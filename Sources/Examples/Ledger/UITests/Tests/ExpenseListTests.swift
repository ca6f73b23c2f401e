import XCTest

final class ExpenseListTests: LedgerTestCase {
  func testExpensesLoadNewestFirst() {
    let list = launch()

    XCTAssertEqual(list.titles, ["Groceries", "Train to Lyon", "Rent", "Cinema"])
    XCTAssertEqual(tabBar.expensesTab.value as? String, "4 items")
    XCTAssertTrue(list.row("Groceries").label.contains("€42.50"))
  }

  func testAddingAnExpenseShowsItInTheList() {
    let form = launch().tapAdd()
    XCTAssertFalse(form.saveButton.isEnabled)

    let list = form.type(title: "Bread").type(amount: "4.2").hideKeyboard().save()

    XCTAssertTrue(list.toast.waitForExistence(timeout: 2))
    XCTAssertEqual(list.toast.label, "Added Bread")
    list.waitForRow("Bread")
    XCTAssertTrue(list.toast.waitForNonExistence(timeout: 5))
  }

  func testSearchIsDebounced() {
    let list = launch().search("train")

    XCTAssertTrue(list.row("Groceries").waitForNonExistence(timeout: 2))
    XCTAssertEqual(list.titles, ["Train to Lyon"])
    list.searchField.typeText("xx")
    XCTAssertTrue(list.emptyMessage.waitForExistence(timeout: 2))
    list.searchField.buttons["Clear text"].tap()
    list.waitForRow("Rent")
  }

  func testScopeShowsRecurringOnly() {
    let list = launch().choose(scope: "Recurring")

    XCTAssertTrue(list.row("Cinema").waitForNonExistence(timeout: 2))
    XCTAssertEqual(list.titles, ["Rent"])
    XCTAssertTrue(app.segmentedControls.buttons["Recurring"].isSelected)
  }

  func testSwipingDeletesAndUndoRestores() {
    let list = launch().swipeToDelete("Cinema")

    XCTAssertTrue(list.row("Cinema").waitForNonExistence(timeout: 2))
    XCTAssertEqual(list.toast.label, "Deleted 1 expense")
    list.undoButton.tap()
    list.waitForRow("Cinema")
  }

  func testSwipingRightEdits() {
    let form = launch().swipeToEdit("Rent")

    XCTAssertEqual(form.titleField.value as? String, "Rent")
    XCTAssertEqual(form.recurringSwitch.value as? String, "1")
    form.type(title: " (June)").hideKeyboard().save().waitForRow("Rent (June)")
  }

  func testContextMenuDuplicatesAndDeletes() {
    let list = launch()
    list.row("Groceries").press(forDuration: 1.2)
    app.buttons["Duplicate"].tap()
    XCTAssertTrue(list.toast.waitForExistence(timeout: 2))
    XCTAssertEqual(list.titles.filter { $0 == "Groceries" }.count, 2)

    list.row("Rent").press(forDuration: 1.2)
    app.buttons["Delete"].tap()
    let sheet = app.sheets["Delete this expense?"]
    XCTAssertTrue(sheet.waitForExistence(timeout: 2))
    XCTAssertTrue(sheet.staticTexts["“Rent” will be gone for good."].exists)
    sheet.buttons["Delete"].tap()
    XCTAssertTrue(list.row("Rent").waitForNonExistence(timeout: 2))
  }

  func testPullToRefreshKeepsTheList() {
    let list = launch().pullToRefresh()

    list.waitForRow("Groceries")
    XCTAssertEqual(list.titles.count, 4)
  }

  func testOfflineShowsAFailureWithARetry() {
    app.launchEnvironment["POMELO_NETWORK"] = "offline"
    app.launch()

    let retry = app.buttons["Try Again"]
    XCTAssertTrue(retry.waitForExistence(timeout: 10))
    XCTAssertTrue(app.staticTexts["Could not load expenses"].exists)
    retry.tap()
    XCTAssertTrue(retry.waitForExistence(timeout: 10))
  }
}
