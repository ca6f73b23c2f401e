import XCTest

final class RecipesTests: RecipesTestCase {
  func testListIsLoaded() {
    XCTAssertTrue(app.activityIndicators.firstMatch.waitForNonExistence(timeout: 5))
    list.waitForRows()
    // Of the 24 recipes only those that show are cells.
    XCTAssertGreaterThan(list.rows.count, 10)
    XCTAssertLessThan(list.rows.count, 24)
    XCTAssertEqual(
      list.rows.allElementsBoundByIndex.prefix(3).map(\.label),
      ["Pancakes", "Tomato soup", "Cheese cake"])
  }

  func testFavoriteIsKept() {
    let page = list.waitForRows().open("tomato SOUP")
    XCTAssertEqual(page.duration, "35 minutes")
    XCTAssertFalse(page.isFavorite)

    page.toggleFavorite()

    XCTAssertTrue(page.isFavorite)
    XCTAssertTrue(page.goBack().open("Tomato soup").isFavorite)
  }

  func testRowBelowTheScreenIsReached() {
    let page = list.waitForRows().open("Leftovers 24")

    XCTAssertEqual(page.duration, "24 minutes")
    XCTAssertTrue(app.navigationBars["Leftovers 24"].exists)
  }

  func testRecipeIsAdded() {
    list.waitForRows().startAdding().save(as: "Ramen")

    XCTAssertTrue(list.row(named: "Ramen").waitForExistence(timeout: 2))
    app.buttons["Maybe later"].tapIfExists()
  }

  func testUnknownRecipeFailsOnPurpose() {
    list.waitForRows()
    XCTAssertTrue(list.row(named: "Pizza").exists, "there is no pizza")
    XCTFail("not reached")
  }
}

final class EmptyStoreTests: EmptyStoreTestCase {
  func testEmptyTextIsShown() {
    let text = app.staticTexts["recipes.empty"]
    XCTAssertTrue(text.waitForExistence(timeout: 3))
    XCTAssertEqual(text.label, "No recipes yet")
    XCTAssertEqual(list.rows.count, 0)
  }
}

final class RatingTests: RecipesTestCase {
  override var launchArguments: [String] { ["-askForRating"] }

  func testRatingIsDeclinedByTheWay() {
    var descriptions: [String] = []
    let token = addUIInterruptionMonitor(withDescription: "Rating") { alert in
      descriptions.append(alert.label)
      let button = alert.buttons["Not now"]
      guard button.exists else { return false }
      button.tap()
      return true
    }
    defer { removeUIInterruptionMonitor(token) }
    list.waitForRows()
    Thread.sleep(forTimeInterval: 1)

    list.startAdding()

    XCTAssertEqual(descriptions, ["Enjoying Recipes?"])
  }
}
