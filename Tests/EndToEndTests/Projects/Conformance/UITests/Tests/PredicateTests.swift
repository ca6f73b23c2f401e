import XCTest

/// Predicates over elements: every operator, option, constant and kind of argument.
final class PredicateTests: GalleryTestCase {
  override class var screen: String? { "predicates" }

  /// The labels of the words for which a predicate holds.
  private func words(_ format: String, _ arguments: any CVarArg...) -> [String] {
    words(where: NSPredicate(format: format, argumentArray: arguments))
  }

  private func words(where predicate: NSPredicate) -> [String] {
    app.staticTexts.matching(predicate).allElementsBoundByIndex.map(\.label)
  }

  /// The identifiers of all elements below the app for which a predicate holds.
  private func identifiers(_ format: String) -> [String] {
    app.descendants(matching: .any).matching(NSPredicate(format: format))
      .allElementsBoundByIndex.map(\.identifier)
  }

  func testComparisonOfStrings() {
    XCTAssertEqual(words("label == 'apple'"), ["apple"])
    XCTAssertEqual(words("label = 'apple'"), ["apple"])
    XCTAssertEqual(words("label ==[c] 'apple'"), ["apple", "APPLE"])
    XCTAssertEqual(words("label ==[d] 'apple'"), ["apple", "äpple"])
    XCTAssertEqual(words("label ==[cd] 'apple'"), ["apple", "APPLE", "äpple"])
    XCTAssertEqual(words("label ==[n] 'apple'"), ["apple"])
    XCTAssertEqual(words("label ==[l] 'apple'"), ["apple"])
    XCTAssertEqual(words("label != 'apple'").count, 11)
    XCTAssertEqual(words("label <> 'apple'").count, 11)
    XCTAssertEqual(words("label < 'B'"), ["Apple pie", "APPLE", "100%"])
    XCTAssertEqual(words("label >= 'cherry' AND label < 'd'"), ["cherry"])
    XCTAssertEqual(words("label => 'cherry' AND label <= 'cherry'"), ["cherry"])
    XCTAssertEqual(words("label =< 'cherry' AND label > 'banana'"), ["cherry"])
  }

  func testStringOperators() {
    XCTAssertEqual(words("label BEGINSWITH 'ban'"), ["banana"])
    XCTAssertEqual(words("label BEGINSWITH[c] 'ban'"), ["banana", "Banana split"])
    XCTAssertEqual(words("label ENDSWITH 'rry'"), ["cherry"])
    XCTAssertEqual(words("label ENDSWITH[c] 'PLE'"), ["apple", "APPLE", "äpple"])
    XCTAssertEqual(words("label CONTAINS 'ppl'"), ["apple", "Apple pie", "äpple"])
    XCTAssertEqual(words("label CONTAINS[cd] 'APPL'"), ["apple", "Apple pie", "APPLE", "äpple"])
    XCTAssertEqual(words("label CONTAINS 'ん'"), ["りんご"])
  }

  func testLike() {
    XCTAssertEqual(words("label LIKE 'cherry'"), ["cherry"])
    XCTAssertEqual(words("label LIKE 'ch*'"), ["cherry"])
    XCTAssertEqual(words("label LIKE '?????'"), ["apple", "APPLE", "äpple", "a*b?c"])
    XCTAssertEqual(words("label LIKE[c] 'a*E'"), ["apple", "Apple pie", "APPLE"])
    XCTAssertEqual(words("label LIKE[cd] 'a*le'"), ["apple", "APPLE", "äpple"])
    XCTAssertEqual(words("label LIKE 'a\\\\*b\\\\?c'"), ["a*b?c"])
  }

  func testMatches() {
    XCTAssertEqual(words("label MATCHES '[a-c].*rry'"), ["cherry"])
    XCTAssertEqual(words("label MATCHES 'cherr'"), [], "a match spans the whole string")
    XCTAssertEqual(words("label MATCHES[c] 'app.*'"), ["apple", "Apple pie", "APPLE"])
    XCTAssertEqual(words("label MATCHES '\\\\d+%'"), ["100%"])
    XCTAssertEqual(words("label MATCHES %@", "^ba.*$"), ["banana"])
  }

  func testLogic() {
    XCTAssertEqual(words("label == 'apple' OR label == 'cherry'"), ["apple", "cherry"])
    XCTAssertEqual(words("label == 'apple' || label == 'cherry'"), ["apple", "cherry"])
    XCTAssertEqual(words("label CONTAINS 'an' AND label CONTAINS 'split'"), ["Banana split"])
    XCTAssertEqual(words("label CONTAINS 'an' && label CONTAINS 'split'"), ["Banana split"])
    XCTAssertEqual(words("label CONTAINS 'an' AND NOT label CONTAINS 'split'"), ["banana"])
    XCTAssertEqual(words("label CONTAINS 'an' and !(label contains 'split')"), ["banana"])
    XCTAssertEqual(
      words("label == 'apple' OR label == 'cherry' AND label == 'banana'"), ["apple"],
      "AND binds closer than OR")
    XCTAssertEqual(
      words("(label == 'apple' OR label == 'cherry') AND label BEGINSWITH 'c'"), ["cherry"])
    XCTAssertEqual(words("TRUEPREDICATE").count, 12)
    XCTAssertEqual(words("FALSEPREDICATE"), [])
  }

  func testCollectionsAndRanges() {
    XCTAssertEqual(words("label IN {'apple', 'cherry', 'fig'}"), ["apple", "cherry"])
    XCTAssertEqual(words("label IN %@", ["apple", "cherry"] as NSArray), ["apple", "cherry"])
    XCTAssertEqual(words("label IN[c] {'CHERRY'}"), ["cherry"])
    XCTAssertEqual(words("label IN 'apple and cherry'"), ["apple", "cherry"])
    XCTAssertEqual(words("'cherry' IN identifiers"), ["cherry"])
    XCTAssertEqual(words("ANY identifiers == 'cherry'"), ["cherry"])
    XCTAssertEqual(words("SOME identifiers BEGINSWITH 'cher'"), ["cherry"])
    XCTAssertEqual(words("NONE identifiers BEGINSWITH 'word-1'").count, 9)
    XCTAssertEqual(words("ALL identifiers BEGINSWITH 'cher'"), [])
    XCTAssertEqual(words("label BETWEEN {'banana', 'cherry'}"), ["banana", "cherry"])
    XCTAssertEqual(
      words("label BETWEEN %@", ["banana", "cherry"] as NSArray), ["banana", "cherry"])
    XCTAssertEqual(words("label.length == 6"), ["banana", "cherry"])
    XCTAssertEqual(words("label.length BETWEEN {3, 4}"), ["it's", "りんご", "100%"])
  }

  func testBothKindsOfQuotes() {
    XCTAssertEqual(words(#"label == "it's""#), ["it's"])
    XCTAssertEqual(words(#"label == 'it\'s'"#), ["it's"])
    XCTAssertEqual(words(#"label == 'say "hi"'"#), [#"say "hi""#])
    XCTAssertEqual(words("label == %@", "it's"), ["it's"])
    XCTAssertEqual(words("label == '%@'", "apple"), [], "in quotes a percent sign is itself")
  }

  func testArguments() {
    XCTAssertEqual(words("label == %@", "apple"), ["apple"])
    XCTAssertEqual(words("%K == %@", "label", "apple"), ["apple"])
    XCTAssertEqual(
      words("%K BEGINSWITH[c] %@ AND %K != %@", "label", "b", "label", "banana"),
      ["Banana split"])
    XCTAssertEqual(words("label.length == %d", 3), ["りんご"])
    XCTAssertEqual(words("label.length == %i", 3), ["りんご"])
    XCTAssertEqual(words("label.length == %ld", 3), ["りんご"])
    XCTAssertEqual(words("label.length > %f", 11.5), ["Banana split"])
    XCTAssertEqual(words("frame.size.height > %f", 1000.0), [])
  }

  func testArgumentsThatAreObjects() {
    let three = NSNumber(value: 3)
    XCTAssertEqual(
      words(where: NSPredicate(format: "label.length == %@", argumentArray: [three])), ["りんご"])
    XCTAssertEqual(
      words(where: NSPredicate(format: "enabled == %@", NSNumber(value: false))), [])
    XCTAssertEqual(
      words(
        where: NSPredicate(format: "elementType == %d", XCUIElement.ElementType.image.rawValue)),
      [])
    XCTAssertEqual(
      words(where: NSPredicate(format: "label IN %@", ["apple", "fig"])), ["apple"])
    XCTAssertEqual(
      words(where: NSPredicate(format: "label IN %@", Set(["apple", "fig"]) as NSSet)), ["apple"])
    let date = Date(timeIntervalSince1970: 0) as NSDate
    XCTAssertTrue(NSPredicate(format: "SELF > %@", date).evaluate(with: Date()))
  }

  func testVariables() {
    let template = NSPredicate(format: "label == $word")
    XCTAssertEqual(words(where: template.withSubstitutionVariables(["word": "fig"])), [])
    XCTAssertEqual(words(where: template.withSubstitutionVariables(["word": "apple"])), ["apple"])
  }

  func testConstants() {
    for yes in ["true", "TRUE", "YES", "yes", "1"] {
      XCTAssertEqual(identifiers("identifier IN {'on', 'off'} AND enabled == \(yes)"), ["on"], yes)
    }
    for no in ["false", "FALSE", "NO", "no", "0"] {
      XCTAssertEqual(identifiers("identifier IN {'on', 'off'} AND enabled == \(no)"), ["off"], no)
    }
    XCTAssertEqual(identifiers("identifier == 'on' AND value == nil"), ["on"])
    XCTAssertEqual(identifiers("identifier == 'on' AND value == NULL"), ["on"])
    XCTAssertEqual(identifiers("identifier == 'switch' AND value != nil"), ["switch"])
    XCTAssertEqual(words("label.length == 0x3"), ["りんご"])
    XCTAssertEqual(words("label.length == 1.2e1"), ["Banana split"])
    XCTAssertEqual(words("label.length == -3"), [])
  }

  func testAttributesOfElements() {
    XCTAssertEqual(identifiers("elementType == 40 AND label != ''"), ["switch"])
    XCTAssertEqual(identifiers("placeholderValue == 'Placeholder'"), ["field"])
    XCTAssertEqual(identifiers("identifier == 'off' AND isEnabled == false"), ["off"])
    XCTAssertEqual(identifiers("identifier == 'on' AND selected == false"), ["on"])
    XCTAssertEqual(identifiers("identifier == 'on' AND isSelected == false"), ["on"])
    XCTAssertEqual(identifiers("identifier == 'on' AND hasFocus == false"), ["on"])
    XCTAssertEqual(identifiers("identifier == 'on' AND title == ''"), ["on"])
    XCTAssertEqual(identifiers("identifier == 'on' AND horizontalSizeClass == 1"), ["on"])
    XCTAssertEqual(identifiers("identifier == 'on' AND verticalSizeClass == 2"), ["on"])
    XCTAssertEqual(identifiers("identifier == 'on' AND frame.size.width > 0"), ["on"])
    XCTAssertEqual(identifiers("identifier == 'on' AND SELF.label == 'Enabled'"), ["on"])
  }

  func testKeysOfElementsAndQueriesInExpectations() {
    let button = app.buttons["on"]
    for format in ["exists == true", "hittable == true", "isHittable == 1", "exists == 1"] {
      XCTAssertTrue(NSPredicate(format: format).evaluate(with: button), format)
    }
    XCTAssertTrue(NSPredicate(format: "count == 12").evaluate(with: app.staticTexts))
    XCTAssertTrue(NSPredicate(format: "hasKeyboardFocus == 0").evaluate(with: button))
    XCTAssertTrue(NSPredicate(format: "exists == false").evaluate(with: app.buttons["none"]))
  }

  func testCompoundPredicates() {
    let apple = NSPredicate(format: "label CONTAINS[c] 'apple'")
    let pie = NSPredicate(format: "label CONTAINS 'pie'")
    XCTAssertEqual(
      words(where: NSCompoundPredicate(andPredicateWithSubpredicates: [apple, pie])), ["Apple pie"])
    XCTAssertEqual(
      words(where: NSCompoundPredicate(orPredicateWithSubpredicates: [apple, pie])),
      ["apple", "Apple pie", "APPLE"])
    XCTAssertEqual(
      words(where: NSCompoundPredicate(notPredicateWithSubpredicate: apple)).count, 9)
    XCTAssertEqual(
      words(where: NSCompoundPredicate(type: .and, subpredicates: [apple, pie])), ["Apple pie"])
    XCTAssertEqual(
      NSCompoundPredicate(type: .or, subpredicates: [apple, pie]).compoundPredicateType, .or)
  }

  func testBlockPredicatesSeeAttributes() {
    let predicate = NSPredicate { object, _ in
      guard let element = object as? any XCUIElementAttributes else { return false }
      return MainActor.assumeIsolated { element.label.count == 3 }
    }
    XCTAssertEqual(words(where: predicate), ["りんご"])
    XCTAssertEqual(words(where: NSPredicate(value: true)).count, 12)
    XCTAssertEqual(words(where: NSPredicate(value: false)), [])
  }

  func testFormatsArePrintedInTheirNormalForm() {
    XCTAssertEqual(
      NSPredicate(format: "label = 'a' and enabled = true").predicateFormat,
      #"label == "a" AND enabled == 1"#)
    XCTAssertEqual(
      NSPredicate(format: "%K CONTAINS[c] %@", "label", "a").predicateFormat,
      #"label CONTAINS[c] "a""#)
    XCTAssertEqual(NSPredicate(format: "TRUEPREDICATE").predicateFormat, "TRUEPREDICATE")
  }
}
