import XCTest

/// The values that predicates compare, and what is said about formats that make no sense.
final class PredicateExpressionTests: GalleryTestCase {
  override func setUp() {
    continueAfterFailure = false
  }

  private func holds(_ format: String, for object: Any?) -> Bool {
    NSPredicate(format: format).evaluate(with: object)
  }

  func testTheObjectItself() {
    XCTAssertTrue(holds("SELF == 'a'", for: "a"))
    XCTAssertTrue(holds("self BEGINSWITH 'a'", for: "ab"))
    XCTAssertTrue(holds("SELF == nil", for: nil))
    XCTAssertFalse(holds("SELF == 'a'", for: "b"))
  }

  func testArithmetic() {
    XCTAssertTrue(holds("SELF + 1 == 3", for: 2))
    XCTAssertTrue(holds("SELF * 2 - 1 == 3", for: 2))
    XCTAssertTrue(holds("SELF / 4 == 2", for: 8))
    XCTAssertTrue(holds("SELF ** 3 == 8", for: 2))
    XCTAssertTrue(holds("(SELF + 1) * 2 == 6", for: 2))
    XCTAssertTrue(holds("-SELF == -2", for: 2))
    XCTAssertTrue(holds("SELF == 2.5", for: 2.5))
  }

  func testKeys() {
    let person: [String: Any] = ["name": "花子", "address": ["city": "東京"], "size": 3]
    XCTAssertTrue(holds("name == '花子'", for: person))
    XCTAssertTrue(holds("address.city == '東京'", for: person))
    XCTAssertTrue(holds("SELF.name == '花子'", for: person))
    XCTAssertTrue(holds("#size == 3", for: person), "a hash frees a word from its meaning")
    XCTAssertTrue(holds("street == nil", for: person))
  }

  func testCollections() {
    XCTAssertTrue(holds("SELF CONTAINS 'a'", for: ["a", "b"]))
    XCTAssertTrue(holds("ANY SELF > 2", for: [1, 2, 3]))
    XCTAssertTrue(holds("SOME SELF > 2", for: [1, 2, 3]))
    XCTAssertFalse(holds("ALL SELF > 2", for: [1, 2, 3]))
    XCTAssertTrue(holds("NONE SELF > 3", for: [1, 2, 3]))
    XCTAssertTrue(holds("SELF[0] == 1", for: [1, 2, 3]))
    XCTAssertTrue(holds("SELF[FIRST] == 1", for: [1, 2, 3]))
    XCTAssertTrue(holds("SELF[LAST] == 3", for: [1, 2, 3]))
    XCTAssertTrue(holds("SELF[SIZE] == 3", for: [1, 2, 3]))
    XCTAssertTrue(holds("SELF.@count == 3", for: [1, 2, 3]))
    XCTAssertTrue(holds("SELF.@sum.self == 6", for: [1, 2, 3]))
    XCTAssertTrue(holds("SELF.@avg.self == 2", for: [1, 2, 3]))
    XCTAssertTrue(holds("SELF.@min.self == 1 AND SELF.@max.self == 3", for: [1, 2, 3]))
    XCTAssertTrue(holds("SUBQUERY(SELF, $x, $x > 1).@count == 2", for: [1, 2, 3]))
    XCTAssertTrue(holds("SELF IN {1, 2, 3}", for: 2))
    XCTAssertTrue(holds("SELF BETWEEN {1, 3}", for: 2))
  }

  func testFunctions() {
    XCTAssertTrue(holds("lowercase(SELF) == 'abc'", for: "ABC"))
    XCTAssertTrue(holds("uppercase:(SELF) == 'ABC'", for: "abc"))
    XCTAssertTrue(holds("SELF.length == 3", for: "りんご"))
    XCTAssertTrue(holds("sum(1, 2, 3) == SELF", for: 6))
    XCTAssertTrue(holds("min({3, 1, 2}) == SELF", for: 1))
    XCTAssertTrue(holds("max({3, 1, 2}) == SELF", for: 3))
    XCTAssertTrue(holds("average({3, 1, 2}) == SELF", for: 2))
    XCTAssertTrue(holds("sqrt(SELF) == 3", for: 9))
    XCTAssertTrue(holds("abs(SELF) == 3", for: -3))
    XCTAssertTrue(holds("ceiling(SELF) == 3", for: 2.5))
    XCTAssertTrue(holds("floor(SELF) == 2", for: 2.5))
    XCTAssertTrue(holds("modulus:by:(SELF, 3) == 1", for: 7))
    XCTAssertTrue(holds("add:to:(SELF, 3) == 10", for: 7))
    XCTAssertTrue(holds("CAST(SELF, 'NSNumber') == 7", for: "7"))
  }

  func testNumbersAndTextsAreNotTheSame() {
    XCTAssertFalse(holds("SELF == '7'", for: 7))
    XCTAssertTrue(holds("SELF == 7", for: 7.0))
    XCTAssertTrue(holds("SELF == 1", for: true))
    XCTAssertTrue(holds("SELF == YES", for: true))
  }

  func testExpressionsOfSwiftsOwn() {
    let key = NSExpression(forKeyPath: "name")
    let constant = NSExpression(forConstantValue: "花子")
    let predicate = NSComparisonPredicate(
      leftExpression: key, rightExpression: constant, modifier: .direct, type: .equalTo,
      options: [])
    XCTAssertTrue(predicate.evaluate(with: ["name": "花子"]))
    XCTAssertEqual(predicate.predicateFormat, #"name == "花子""#)
    XCTAssertEqual(predicate.predicateOperatorType, .equalTo)
    XCTAssertEqual(key.keyPath, "name")
    XCTAssertEqual(constant.constantValue as? String, "花子")
    XCTAssertEqual(
      NSExpression(format: "1 + 2 * 3").expressionValue(with: nil, context: nil) as? Int, 7)
    XCTAssertEqual(
      NSExpression(format: "uppercase(%@)", argumentArray: ["abc"])
        .expressionValue(with: nil, context: nil) as? String, "ABC")
  }

  func testAFormatThatMakesNoSenseSaysWhere() {
    let cases = [
      ("", 1), ("label", 6), ("label ==", 9), ("label === 'a'", 9), ("label == 'a", 10),
      ("(label == 'a'", 14), ("label == 'a' AND", 17), ("label LIKES 'a'", 7),
      ("label ==[x] 'a'", 10), ("label == %@", 10), ("label BETWEEN {1", 17),
    ]
    for (format, position) in cases {
      let failures = failures { _ = NSPredicate(format: format, argumentArray: []) }
      XCTAssertEqual(failures.count, 1, format)
      let beginning = "Unable to parse the format string \"\(format)\": at character \(position), "
      XCTAssertTrue(failures.first?.hasPrefix(beginning) ?? false, "\(failures)")
    }
  }
}
