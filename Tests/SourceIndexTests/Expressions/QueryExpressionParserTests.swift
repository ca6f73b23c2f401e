import ElementModel
import Foundation
import SourceModel
import Testing

@testable import SourceIndex

struct QueryExpressionParserTests {
  /// A list with two rows below a field, and a button that is disabled.
  private static let tree: ElementTree = {
    var builder = ElementTree.Builder()
    builder.open(
      Element(
        id: 0, type: .application, label: "Shop",
        frame: CGRect(x: 0, y: 0, width: 400, height: 800)))
    builder.add(
      Element(
        id: 1, type: .textField, identifier: "email", value: "a@b.c",
        frame: CGRect(x: 10, y: 20, width: 100, height: 40), hitPoint: CGPoint(x: 60, y: 40)))
    builder.open(Element(id: 2, type: .table, identifier: "list"))
    for row in 0..<2 {
      builder.open(Element(id: 10 + row * 10, type: .cell))
      builder.add(Element(id: 11 + row * 10, type: .staticText, label: "Row \(row)"))
      builder.add(Element(id: 12 + row * 10, type: .button, label: "Buy"))
      builder.close()
    }
    builder.close()
    builder.add(Element(id: 3, type: .button, label: #"Sign "In""#, isEnabled: false))
    return builder.tree
  }()

  private static let index: ProjectIndex = {
    func element(_ name: String, _ expression: String, _ query: String? = nil, key: String? = nil)
      -> PageElement
    {
      PageElement(
        name: name, expression: expression, queryName: query, key: key,
        location: SourceLocation(file: "Pages.swift", line: 1), endLine: 1)
    }
    return ProjectIndex(pages: [
      PageObject(
        name: "ShopPage", kind: .struct, location: SourceLocation(file: "Pages.swift", line: 1),
        elements: [
          element("email", #"app.textFields["email"]"#, "textFields", key: "email"),
          element("list", "app.tables[ID.list]", "tables", key: "list"),
          element("second", "list.cells.element(boundBy: 1)", "cells"),
          element("helped", "find(ID.buy)", "buttons", key: "Buy"),
          element("dynamic", "app.buttons[name]", "buttons"),
          element("loop", "self.loop.buttons.firstMatch", "buttons"),
        ], methods: [])
    ])
  }()

  /// The identities that an expression finds, or its value, or its error.
  private func evaluate(_ text: String) -> String {
    do throws(ExpressionError) {
      let result = try QueryExpressionParser(index: Self.index).parse(text).evaluate(in: Self.tree)
      if let value = result.value { return value.description }
      return result.elementIDs.map(String.init).joined(separator: " ")
    } catch {
      return error.text
    }
  }

  @Test(arguments: [
    ("app", "0"),
    ("XCUIApplication().buttons", "12 22 3"),
    (#"app.buttons["Sign \"In\""]"#, "3"),
    (##"app.buttons[#"Sign "In""#]"##, "3"),
    (#"app.cells.containing(.staticText, identifier: "Row 1").firstMatch"#, "20"),
    ("app.cells.element(boundBy: 1).buttons.firstMatch", "22"),
    (#"app.cells.matching(NSPredicate(format: "label CONTAINS %@", "x"))"#, ""),
    (#"app.staticTexts.matching(NSPredicate(format: "label ENDSWITH %@", "1"))"#, "21"),
    (#"app.tables["list"].children(matching: .cell)"#, "10 20"),
    (#"app.descendants(matching: .any)["email"]"#, "1"),
    (#"app.cells.containing(NSPredicate(format: "label == 'Row 0'"))"#, "10"),
    ("app.cells.allElementsBoundByIndex[1].staticTexts", "21"),
    (#"app.buttons.matching(identifier: "Buy")"#, "12 22"),
    ("app.cells.buttons.element(boundBy: 5)", ""),
    ("ShopPage.email", "1"),
    ("ShopPage(app: app).second.staticTexts", "21"),
    ("ShopPage.helped", "12 22"),
    (#"label BEGINSWITH "Row""#, "11 21"),
    (#"identifier == "email" OR elementType == 75"#, "1 10 20"),
    ("NOT (enabled == TRUE)", "3"),
  ])
  func elementsAreFound(_ text: String, _ found: String) { #expect(evaluate(text) == found) }

  @Test(arguments: [
    ("app.cells.count", "2"),
    (#"app.buttons["nobody"].exists"#, "false"),
    (#"!app.buttons["nobody"].exists"#, "true"),
    ("ShopPage.email.value", #""a@b.c""#),
    ("ShopPage.email.isHittable", "true"),
    ("app.buttons.firstMatch.isHittable", "false"),
    ("app.textFields.firstMatch.frame", "(10, 20, 100, 40)"),
    ("app.textFields.firstMatch.frame.width >= 100", "true"),
    ("app.textFields.firstMatch.frame.size.height", "40"),
    ("app.textFields.firstMatch.elementType == .textField", "true"),
    ("app.textFields.element.placeholderValue == nil", "true"),
    (#"app.textFields.element.value as? String == "a@b.c""#, "true"),
    (#"ShopPage.email.exists && app.staticTexts["Row 0"].label == "Row 0""#, "true"),
    (#"app.cells.count > 5 || app.staticTexts.firstMatch.label.hasPrefix("Row")"#, "true"),
    (#"app.buttons["nobody"].exists && app.buttons["nobody"].label == "x""#, "false"),
  ])
  func valuesAreRead(_ text: String, _ value: String) { #expect(evaluate(text) == value) }

  @Test(arguments: [
    (
      "app.buttons.allElementsBoundByIndex[1e300]",
      "column 37: The position must be a whole number."
    ),
    (
      "app.cells.element(boundBy: 99999999999999999999)",
      "column 28: The position must be a whole number."
    ),
    (
      "app.buttons.label",
      "column 13: A query has no label, only an element has. Add .firstMatch before it."
    ),
    (
      #"app.buttons["Buy"].label"#,
      "column 20: 2 elements match, so none of them can be read. "
        + "Add .firstMatch, or .element(boundBy:) to a query."
    ),
    (
      #"app.buttons["x"].label"#,
      "column 18: There is no such element now, so it has no label. Ask .exists first."
    ),
    (
      #"app.buttons["x"].tap()"#,
      #"column 18: "tap" cannot be asked here: only what looks and changes nothing."#
    ),
    (
      "app.buttns.firstMatch",
      #"column 5: "buttns" is no property of an element. Do you mean buttons?"#
    ),
    (
      #"app.buttons["x""#,
      "column 16: The expression is not complete. Close what is open, or take away what is too "
        + "much."
    ),
    (
      #"app.cells.matching(NSPredicate(format: "label =="))"#,
      "column 49: This is no predicate: expected a value, found the end. "
        + "Write a key, an operator and a value, such as label CONTAINS \"a\"."
    ),
    (
      "shop.email",
      #"column 1: "shop" is not known here. Do you mean ShopPage?"#
    ),
    (
      "ShopPage.mail",
      #"column 10: ShopPage has no element "mail". It has email, list, second, helped, dynamic, "#
        + "loop."
    ),
    (
      "ShopPage.dynamic.exists",
      "column 10: What ShopPage.dynamic looks for is known only when it runs: app.buttons[name]. "
        + "Write the query out."
    ),
    (
      "ShopPage.loop",
      "column 10: What ShopPage.loop looks for is known only when it runs: "
        + "self.loop.buttons.firstMatch. Write the query out."
    ),
    (
      "",
      "column 1: This is no expression. Begin with app, such as app.buttons[\"OK\"], or with a "
        + "page object and one of its elements."
    ),
    (
      "app.cells.count == \"2\"", "column 17: a number and a text are never equal."
    ),
  ])
  func errorsSayWhereAndWhatToDo(_ text: String, _ message: String) {
    #expect(evaluate(text) == message)
  }

  @Test func locatorsOfPagesAreReadOrKnownNotToBe() {
    let locators = QueryExpressionParser.locators(of: Self.index)
    let coverage = PageCoverage(of: locators, in: Self.tree)
    #expect(
      coverage.entries.map { "\($0.name) \($0.finding) \($0.elementIDs)" } == [
        "ShopPage.email one [1]", "ShopPage.list one [2]", "ShopPage.second one [20]",
        "ShopPage.helped several(2) [12, 22]", "ShopPage.dynamic unknown []",
        "ShopPage.loop unknown []",
      ])
  }

  @Test func conditionsHoldForElementsAndForTrue() throws {
    func holds(_ text: String) throws -> Bool {
      try QueryExpressionParser().parse(text).evaluate(in: Self.tree).holds
    }
    #expect(try holds("app.cells"))
    #expect(try !holds("app.alerts"))
    #expect(try holds("app.cells.count == 2"))
    #expect(try !holds("app.cells.count"))
  }

  @Test func anyTextIsReadWithoutTrouble() {
    var generator = SystemRandomNumberGenerator()
    let pieces = [
      "app", ".", "buttons", "[", "]", "\"", "a", "(", ")", "!", "&&", "==", "label", "NOT ", "%@",
      "\\", "\u{202E}", "日本", "-", "1", "NSPredicate(format: ", ",", "{", "}", "\n", "e\u{301}",
    ]
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 1...12, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      _ = evaluate(text)
    }
    for piece in ["(", "[", "a<", "{", "try ", "[a:", "!(", "a ? ", "\"\\(", ".a(", "-", "@a "] {
      _ = evaluate(String(repeating: piece, count: 3_900 / piece.utf8.count))
    }
    #expect(evaluate(String(repeating: "a", count: 4_001)) == "column 1: The text is too long.")
    #expect(
      evaluate(String(repeating: "[", count: 40)) == "column 1: Too many brackets are open at once."
    )
  }
}
