import Foundation
import XCTest

/// Finds and waits with predicates in all the ways in which they are made.
@MainActor
final class PredicateUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() async throws {
    continueAfterFailure = false
    app.launch()
  }

  func testPredicates() {
    let exists = NSPredicate(format: "exists == %@", NSNumber(value: true))
    expectation(for: exists, evaluatedWith: app.buttons["Buy milk"], handler: nil)
    waitForExpectations(timeout: 10)

    let footer = app.staticTexts.matching(NSPredicate(format: "label ENDSWITH[c] %@", "3 DONE"))
    XCTAssertEqual(footer.firstMatch.label, "1 of 3 done")
    let done = NSPredicate(format: "%K MATCHES %@", "label", "[0-9]+ of [0-9]+ done")
    XCTAssertTrue(app.staticTexts.element(matching: done).exists)
    let type = NSPredicate(
      format: "elementType == %d AND label IN %@", XCUIElement.ElementType.button.rawValue,
      ["Buy milk", "Walk the dog"])
    XCTAssertEqual(app.descendants(matching: .any).matching(type).count, 2)
    let neither = NSCompoundPredicate(
      notPredicateWithSubpredicate: NSCompoundPredicate(orPredicateWithSubpredicates: [done, type]))
    XCTAssertFalse(app.buttons.matching(neither).matching(type).firstMatch.exists)
    let comparison = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "label"),
      rightExpression: NSExpression(forConstantValue: "milk"), modifier: .direct, type: .contains,
      options: [.caseInsensitive])
    XCTAssertTrue(app.buttons.matching(comparison).firstMatch.exists)
    let block = NSPredicate { object, _ in
      (object as? XCUIElementAttributes)?.label == "Walk the dog"
    }
    XCTAssertEqual(app.buttons.matching(block).count, 1)

    let many = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "count > 2"), object: app.buttons)
    XCTAssertEqual(XCTWaiter().wait(for: [many], timeout: 3), .completed)
  }
}
