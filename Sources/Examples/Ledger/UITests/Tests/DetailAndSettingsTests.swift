import XCTest

final class DetailAndSettingsTests: LedgerTestCase {
  func testDeletingFromTheDetailAsksFirst() {
    let detail = launch().open("Train to Lyon")

    XCTAssertEqual(detail.amountText.label, "€89.00")
    detail.tapDelete().cancelDeletion()
    XCTAssertTrue(detail.alert.waitForNonExistence(timeout: 2))
    let list = detail.tapDelete().confirmDeletion()
    XCTAssertTrue(list.row("Train to Lyon").waitForNonExistence(timeout: 2))
  }

  func testNotesShowInTheDetail() {
    let detail = launch().open("Groceries")

    XCTAssertTrue(app.staticTexts["Market hall"].exists)
    detail.goBack().waitForRow("Groceries")
  }

  func testStatisticsAddUp() {
    launch()
    let statistics = tabBar.openStatistics()

    XCTAssertEqual(statistics.totalText.label, "€400.00")
    XCTAssertEqual(statistics.budgetProgress.value as? String, "80%")
    XCTAssertEqual(statistics.pieChart.label, "Spending by category")
    XCTAssertEqual(statistics.pieChart.value as? String, "4 categories")
    XCTAssertTrue(
      statistics.bar("home").label.contains("62%")
        || statistics.bar("home").label.contains("63%"))
    let ticked = expectation(
      for: NSPredicate(format: "label != %@", statistics.updatedText.label),
      evaluatedWith: statistics.updatedText)
    wait(for: [ticked], timeout: 10)
  }

  func testCurrencyAppliesEverywhere() {
    launch()
    _ = tabBar.openSettings().choose(currency: "JPY")

    let list = tabBar.openExpenses()
    XCTAssertTrue(list.row("Rent").label.contains("¥250"))
  }

  func testDarkModeAndBudgetPersist() {
    launch()
    let settings = tabBar.openSettings()
    settings.darkModeSwitch.switches.firstMatch.tap()
    XCTAssertEqual(settings.darkModeSwitch.value as? String, "1")
    settings.budgetStepper.buttons["Increment"].tap()

    app.terminate()
    launch()
    XCTAssertEqual(tabBar.openSettings().darkModeSwitch.value as? String, "1")
    XCTAssertTrue(app.staticTexts["€600.00"].exists)
  }

  func testResetEmptiesListAndBadge() {
    launch()
    _ = tabBar.openSettings().deleteEverything()

    let list = tabBar.openExpenses()
    XCTAssertTrue(list.emptyMessage.waitForExistence(timeout: 2))
    XCTAssertNotEqual(tabBar.expensesTab.value as? String, "4 items")
  }

  func testTagsAreAddedAndMoved() {
    launch()
    let tags = tabBar.openSettings().openTags()
    XCTAssertEqual(tags.countText.label, "4 tags")

    XCTAssertEqual(tags.add("Books").countText.label, "5 tags")
    XCTAssertEqual(
      tags.move("Cinema", above: "Groceries").tags.filter { !$0.contains("tag") },
      ["Cinema", "Groceries", "Rent", "Trains", "Books"])
  }

  func testJapanese() {
    app.launchArguments = ["-AppleLanguages", "(ja)", "-AppleLocale", "ja_JP"]
    app.launch()

    XCTAssertTrue(app.navigationBars["支出"].waitForExistence(timeout: 5))
    XCTAssertTrue(app.staticTexts["6月10日"].waitForExistence(timeout: 5))
    app.tabBars.buttons["統計"].tap()
    XCTAssertTrue(app.staticTexts["予算"].waitForExistence(timeout: 2))
  }
}
