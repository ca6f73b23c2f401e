import XCTest

final class BrowsingTests: TrailheadTestCase {
  func testTrailsAreSortedByName() {
    launch()
      .check("names are in order") {
        $0.names.map { $0.prefix(5) } == ["Eagle", "High ", "Mirro", "Silve"]
      }
      .sort(by: "Length")
      .check("the shortest is first") { $0.names.first?.hasPrefix("Mirror Lake") == true }
  }

  func testSearchFindsAndMisses() {
    launch()
      .search(for: "lake")
      .check("one is found") { $0.names.count == 1 }
      .search(for: "zzz")
      .check("a message shows") {
        $0.app.staticTexts["No Results for “lakezzz”"].waitForExistence(timeout: 2)
      }
  }

  func testConditionsStreamIn() {
    let trail = launch().open("ridge").waitForConditions()
    XCTAssertEqual(trail.temperature.label, "12.0 °C")
    let warmer = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "label == '18.0 °C'"), object: trail.temperature)
    XCTAssertEqual(XCTWaiter().wait(for: [warmer], timeout: 10), .completed)
  }

  func testLeavingCancelsTheStream() {
    let trails = launch().open("lake").waitForConditions().back()
    let trail = trails.open("falls")
    XCTAssertTrue(trail.title(is: "Silver Falls"))
    trail.waitForConditions().check("the stream starts anew") {
      $0.temperature.label == "12.0 °C"
    }
  }

  func testJumpingScrollsToTheLastWaypoint() {
    let trail = launch().open("ridge")
    XCTAssertFalse(trail.lastWaypoint.exists && trail.lastWaypoint.isHittable)
    trail.jumpToWaypoints().check("the summit shows") { $0.lastWaypoint.isHittable }
  }

  func testFavouritesShowInTheList() {
    launch()
      .favourite("moor")
      .check("it has a star") { $0.trail("moor").label.contains("Favourite") }
      .open("moor")
      .toggleFavourite()
      .back()
      .check("it has none") { !$0.trail("moor").label.contains("Favourite") }
  }

  func testInspectorIsASheetOnAPhone() {
    launch().open("lake").openInfo().check("the region shows") {
      $0.app.staticTexts["South"].waitForExistence(timeout: 2)
    }
  }

  func testMapAndFacts() {
    let trail = launch().open("ridge")
    XCTAssertTrue(trail.map.exists)
    XCTAssertTrue(app.staticTexts["14.2 km, Length"].exists)
    XCTAssertTrue(app.staticTexts["980 m, Ascent"].exists)
  }

  func testPhotosEnlargeAndClose() {
    let photos = launch().open("ridge").openPhotos().enlarge(2)
    photos.close().check("the wall is back") { !$0.app.buttons["Close"].exists }
    photos.enlarge(3).openDetails().check("details show") {
      $0.app.navigationBars["Photo 3"].waitForExistence(timeout: 2)
    }
  }
}
