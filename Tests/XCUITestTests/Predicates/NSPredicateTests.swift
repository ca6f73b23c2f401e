import ElementModel
import Foundation
import PredicateLanguage
import Testing

@testable import XCUITest

@MainActor
@Suite(.serialized) struct NSPredicateTests {
  private let app = FakeApp(
    Element(id: 1, type: .button, identifier: "done", label: "Done", hitPoint: .zero),
    Element(id: 2, type: .button, label: "Add 250 to Water", isEnabled: false),
    Element(id: 3, type: .staticText, label: "done"))

  @Test func argumentsOfAllKindsFit() {
    func format(_ predicate: NSPredicate) -> String { predicate.form.predicateFormat }
    #expect(format(NSPredicate(format: "exists == %@", NSNumber(value: true))) == "exists == 1")
    #expect(format(NSPredicate(format: "exists == %@", true)) == "exists == 1")
    let type = XCUIElement.ElementType.button.rawValue
    #expect(format(NSPredicate(format: "elementType == %d", type)) == "elementType == 9")
    #expect(format(NSPredicate(format: "%K == %f", "a.b", CGFloat(1.5))) == "a.b == 1.5")
    #expect(format(NSPredicate(format: "a IN %@", ["x", "y"])) == #"a IN {"x", "y"}"#)
    #expect(format(NSPredicate(format: "a IN %@", NSSet(array: [2, 1]))) == "a IN {1, 2}")
    #expect(format(NSPredicate(format: "a == %@", "x" as NSString)) == #"a == "x""#)
    #expect(format(NSPredicate(format: "a == %@", NSNull())) == "a == nil")
    let date = Date(timeIntervalSinceReferenceDate: 7)
    #expect(
      format(NSPredicate(format: "a < %@", date as NSDate)) == #"a < CAST(7.000000, "NSDate")"#)
    #expect(
      format(NSPredicate(format: "a < %@", date as any CVarArg))
        == #"a < CAST(7.000000, "NSDate")"#)
    #expect(
      format(NSPredicate(format: "a == %@ AND b == %d", argumentArray: ["x", 2]))
        == #"a == "x" AND b == 2"#)
    let fromList = withVaList(["label", -3, 2.5]) {
      NSPredicate(format: "%K == %ld AND '%d' != nil AND y == %f", arguments: $0)
    }
    #expect(format(fromList) == #"label == -3 AND "%d" != nil AND y == 2.5"#)
    #expect(
      format(NSPredicate(format: "a == $x").withSubstitutionVariables(["x": 4])) == "a == 4")
  }

  @Test func aFormatThatIsNoneFailsTheTestAndHoldsForNothing() {
    let recording = Recording.run(app) {
      let predicate = NSPredicate(format: "label = = 'x'")
      #expect(!predicate.evaluate(with: XCUIApplication()))
      #expect(predicate.form == .constant(false))
    }
    #expect(
      recording.failures == [
        """
        Unable to parse the format string "label = = 'x'": at character 9, expected a value, \
        found "==".
        """
      ])
  }

  @Test func compoundsAndComparisonsArePrinted() {
    let comparison = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "label"),
      rightExpression: NSExpression(forConstantValue: "x"), modifier: .direct, type: .contains,
      options: [.caseInsensitive, .diacriticInsensitive])
    let exists = NSPredicate(format: "exists == true")
    #expect(comparison.predicateFormat == #"label CONTAINS[cd] "x""#)
    #expect("\(exists)" == "exists == 1")
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [comparison, exists])
    let neither = NSCompoundPredicate(
      notPredicateWithSubpredicate: NSCompoundPredicate(
        type: .or, subpredicates: [both, NSPredicate(value: true)]))
    #expect(
      neither.form.predicateFormat
        == #"NOT ((label CONTAINS[cd] "x" AND exists == 1) OR TRUEPREDICATE)"#)
    #expect(both.evaluate(with: ["label": "aXb", "exists": true] as [String: Any]))
    #expect(!neither.evaluate(with: ["label": "aXb", "exists": true] as [String: Any]))
    let sum = NSExpression(format: "1 + %d * 3", 2)
    #expect(sum.expressionValue(with: nil, context: nil) as? Int == 7)
  }

  @Test func ordinaryValuesAreSubjects() {
    #expect(NSPredicate(format: "SELF CONTAINS 'b'").evaluate(with: "abc"))
    #expect(NSPredicate(format: "SELF >= 2").evaluate(with: NSNumber(value: 2)))
    #expect(NSPredicate(format: "@count == 2 AND ANY SELF == 1").evaluate(with: [1, 2]))
    #expect(["a", "bb"].filter { NSPredicate(format: "length > 1").evaluate(with: $0) } == ["bb"])
    #expect(
      NSPredicate(format: "a == $b").evaluate(with: ["a": 1], substitutionVariables: ["b": 1]))
  }

  @Test func elementsAndQueriesAreSubjects() {
    let recording = Recording.run(app) {
      let app = XCUIApplication()
      #expect(NSPredicate(format: "exists == true").evaluate(with: app.buttons["done"]))
      #expect(NSPredicate(format: "exists == 0").evaluate(with: app.buttons["nothing"]))
      #expect(NSPredicate(format: "hittable == 1").evaluate(with: app.buttons["done"]))
      #expect(
        NSPredicate(format: "isEnabled == false").evaluate(with: app.buttons.element(boundBy: 1)))
      #expect(NSPredicate(format: "label LIKE 'Done'").evaluate(with: app.buttons["done"]))
      #expect(NSPredicate(format: "count == 2").evaluate(with: app.buttons))
      #expect(NSPredicate(format: "firstMatch.label == 'Done'").evaluate(with: app.buttons))
      #expect(!NSPredicate(format: "foo == 1").evaluate(with: app.buttons["done"]))
    }
    #expect(
      recording.failures == [
        "[<XCUIElement> valueForUndefinedKey:]: this class is not key value coding-compliant for "
          + "the key foo."
      ])
  }

  @Test func queriesTakePredicates() {
    let recording = Recording.run(app) {
      let app = XCUIApplication()
      let water = NSPredicate(format: "label BEGINSWITH 'Add ' AND label ENDSWITH ' to Water'")
      #expect(app.buttons.matching(water).count == 1)
      #expect(app.buttons.element(matching: water).label == "Add 250 to Water")
      #expect(app.windows.containing(water).count == 0)
      let block = NSPredicate { object, _ in
        (object as? any XCUIElementAttributes)?.label == "done"
      }
      #expect(app.descendants(matching: .any).matching(block).count == 1)
      #expect(app.buttons.matching(NSPredicate(format: "horizontalSizeClass == 1")).count == 2)
    }
    #expect(recording.failures.isEmpty)
  }

  @Test func failuresPrintThePredicate() {
    let recording = Recording.run(app) {
      let app = XCUIApplication()
      let ends = NSPredicate(format: "label BEGINSWITH 'Ends'")
      _ = app.buttons.matching(ends).firstMatch.label
      let block = NSPredicate { _, _ in false }
      let query = app.buttons.matching(block)
      #expect(query.element.reference == app.buttons.matching(block).element.reference)
      #expect(query.query.steps.last?.title.contains("BLOCKPREDICATE(0x6000000") == true)
      _ = app.buttons.matching(NSPredicate(format: "foo == 1"))
    }
    #expect(
      recording.failures.first?.contains(
        #"`Elements matching predicate 'label BEGINSWITH "Ends"'`"#) == true)
    #expect(
      recording.failures.last
        == "[<XCElementSnapshot> valueForUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key foo.")
  }

  @Test func expectationsPrintThePredicate() {
    Recording.run(app) {
      let done = XCUIApplication().buttons["Done"]
      let predicate = NSPredicate(format: "exists == true")
      let expectation = XCTNSPredicateExpectation(predicate: predicate, object: done)
      #expect(
        expectation.expectationDescription
          == "Expect predicate `exists == 1` for object \"Done\" Button")
      let test = XCTestCase()
      test.expectation(for: predicate, evaluatedWith: done)
      test.waitForExpectations(timeout: 5)
    }
  }
}
