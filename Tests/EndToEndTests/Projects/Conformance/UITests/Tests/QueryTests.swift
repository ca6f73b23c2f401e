import XCTest

/// How queries are put together, and when they are evaluated.
final class QueryTests: GalleryTestCase {
  override class var screen: String? { "controls" }

  func testSubscriptComparesWholeStringsExactly() {
    XCTAssertTrue(app.buttons["count"].exists, "identifier")
    XCTAssertTrue(app.buttons["Count"].exists, "label")
    XCTAssertTrue(app.switches["0"].exists, "value")
    XCTAssertTrue(app.buttons["注文する"].exists)
    XCTAssertFalse(app.buttons["COUNT"].exists)
    XCTAssertFalse(app.buttons["Cou"].exists)

    open("fields")
    XCTAssertTrue(app.textFields["Name"].exists, "placeholder")
  }

  func testSubscriptFiltersTheQuerysOwnResults() {
    open("list")
    XCTAssertTrue(app.collectionViews.staticTexts["Row 1"].exists)
    XCTAssertTrue(app.cells.staticTexts["Row 1"].exists)
    XCTAssertFalse(app.collectionViews["Row 1"].exists)
  }

  func testDescendantsReachAllLevelsChildrenOne() {
    let box = app.otherElements["box"]
    XCTAssertEqual(box.descendants(matching: .button).count, 1)
    XCTAssertEqual(box.children(matching: .any).count, 2)
    XCTAssertEqual(app.children(matching: .button).count, 0)
    XCTAssertEqual(app.children(matching: .window).count, app.windows.count)
    XCTAssertEqual(
      app.otherElements.matching(identifier: "box").children(matching: .button).count, 1)
    XCTAssertEqual(
      app.windows.descendants(matching: .button).count, app.buttons.count)
  }

  func testMatchingFiltersByIdentifierTypeAndPredicate() {
    XCTAssertEqual(app.buttons.matching(identifier: "twin").count, 2)
    XCTAssertEqual(app.buttons.matching(identifier: "none").count, 0)
    let all = app.descendants(matching: .any)
    XCTAssertEqual(all.matching(.button, identifier: "twin").count, 2)
    XCTAssertEqual(all.matching(.staticText, identifier: "twin").count, 0)
    XCTAssertEqual(all.matching(.switch, identifier: nil).count, 2, "a toggle and its thumb")
    XCTAssertEqual(app.buttons.matching(NSPredicate(format: "label == 'Twin'")).count, 2)
  }

  func testElementMatching() {
    XCTAssertEqual(
      app.buttons.element(matching: NSPredicate(format: "identifier == 'count'")).label, "Count")
    let all = app.descendants(matching: .any)
    XCTAssertEqual(all.element(matching: .switch, identifier: "wifi").label, "Wi-Fi")
    XCTAssertEqual(all.element(matching: .link, identifier: nil).label, "Documentation")
  }

  func testContainingKeepsElementsWithSuchADescendant() {
    let boxes = app.otherElements.matching(identifier: "box")
    XCTAssertEqual(boxes.containing(.button, identifier: "Nested").count, 1)
    XCTAssertEqual(boxes.containing(.button, identifier: nil).count, 1)
    XCTAssertEqual(boxes.containing(.button, identifier: "count").count, 0)
    XCTAssertEqual(boxes.containing(NSPredicate(format: "label == 'Inner'")).count, 1)
    XCTAssertEqual(boxes.containing(NSPredicate(format: "label == 'Outer'")).count, 0)

    open("list")
    XCTAssertEqual(app.cells.containing(.staticText, identifier: "Row 2").count, 1)
  }

  func testElementMustBeUniqueWhenUsed() {
    XCTAssertEqual(app.links.element.label, "Documentation")
    let failures = failures { _ = app.buttons.matching(identifier: "twin").element.label }
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(app.buttons["twin"].exists, "asking whether one exists is no use")
  }

  func testFirstMatchTakesTheFirstOfSeveral() {
    app.buttons["twin"].firstMatch.tap()
    XCTAssertEqual(app.readout("taps"), "1")
    app.buttons.matching(identifier: "twin").firstMatch.tap()
    XCTAssertEqual(app.readout("taps"), "2")
    XCTAssertEqual(app.firstMatch.elementType, .application)
    XCTAssertEqual(app.switches.firstMatch.label, "Wi-Fi")
  }

  func testElementsByPosition() {
    let twins = app.buttons.matching(identifier: "twin")
    XCTAssertLessThan(twins.element(boundBy: 0).frame.minX, twins.element(boundBy: 1).frame.minX)
    XCTAssertFalse(twins.element(boundBy: 2).exists)
    twins.element(boundBy: 1).tap()
    XCTAssertEqual(app.readout("taps"), "2")
  }

  @available(*, deprecated, message: "The old spelling of element(boundBy:).")
  func testElementAt() {
    XCTAssertEqual(app.buttons.element(at: 0).label, app.buttons.element(boundBy: 0).label)
  }

  func testCountIsEvaluatedWhenAsked() {
    open("timing")
    let late = app.buttons.matching(identifier: "Late")
    XCTAssertEqual(late.count, 0)
    app.buttons["Start"].tap()
    sleep(3)
    XCTAssertEqual(late.count, 1)
  }

  func testElementsAreLookedUpAnewEachTime() {
    open("timing")
    let late = app.buttons["Late"]
    XCTAssertFalse(late.exists)
    app.buttons["Start"].tap()
    sleep(3)
    XCTAssertTrue(late.exists)
    XCTAssertEqual(late.label, "Late")
  }

  func testAllElementsBoundByIndexAreLookedUpByTheirPosition() {
    open("timing")
    let texts = app.staticTexts.allElementsBoundByIndex
    XCTAssertEqual(texts.map(\.label), ["Early", "waiting"])
    app.buttons["Start"].tap()
    sleep(4)
    XCTAssertEqual(texts[0].label, "waiting")
    XCTAssertEqual(
      failures { _ = texts[1].label },
      ["Failed to get matching snapshot: No matches found for Element at index 1"])
  }

  func testAllElementsBoundByAccessibilityElementStayTheSame() {
    open("timing")
    let texts = app.staticTexts.allElementsBoundByAccessibilityElement
    XCTAssertEqual(texts.map(\.label), ["Early", "waiting"])
    app.buttons["Start"].tap()
    sleep(5)
    XCTAssertFalse(texts[0].exists)
    XCTAssertEqual(texts[1].label, "done")
  }

  func testElementsAreEqualWhenTheyAreLookedUpTheSameWay() {
    XCTAssertEqual(app.buttons["count"], app.buttons["count"])
    XCTAssertNotEqual(app.buttons["count"], app.buttons["twin"])
    XCTAssertEqual(Set([app.buttons["count"], app.buttons["count"]]).count, 1)
  }

  func testFunctionsOverQueryProviders() {
    func labels(in provider: any XCUIElementTypeQueryProvider) -> [String] {
      provider.buttons.allElementsBoundByIndex.map(\.label)
    }
    XCTAssertEqual(labels(in: app.otherElements["box"]), ["Nested"])
    XCTAssertEqual(labels(in: app.otherElements.matching(identifier: "box")), ["Nested"])
    XCTAssertEqual(labels(in: app).count, app.buttons.count)
  }
}
