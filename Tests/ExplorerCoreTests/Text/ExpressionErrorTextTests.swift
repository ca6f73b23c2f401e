import ElementModel
import SourceIndex
import Testing

@testable import ExplorerCore

@Suite struct ExpressionErrorTextTests {
  private static let problems: [ExpressionProblem] = [
    .tooLong, .incomplete, .noExpression, .unknownRoot, .findsNoElements, .unknownOperator,
    .onlyTheApp, .unknownName("Sign", near: ["SignInViewPage"]), .unknownName("x", near: []),
    .pageAlone("Page", elements: ["email"]),
    .noPageElement("mail", page: "Page", elements: []),
    .knownAtRunOnly(element: "Page.row", expression: "app.cells[name]"), .notCallable,
    .subscriptOfNoQuery, .subscriptOfElement,
    .noProperty("labl", ofElement: true, near: ["label"]),
    .wrongOwner("count", isElement: true), .wrongOwner("label", isElement: false),
    .queryNeeded("element"), .positionNoNumber, .notAskedHere("tap", near: []), .nothingToMatch,
    .textNeeded, .typeNeeded, .unknownMember("size", known: ["count"]),
    .unknownTextMethod("lower"), .predicateFormOnly, .noPredicate(reason: "expected a value"),
    .value(.notNeedsCondition), .value(.elementIsNoValue), .value(.conditionsNeeded),
    .value(.missingElement(attribute: "label")), .value(.severalElements(3)),
    .value(.notAsked(of: .number)), .value(.neverEqual(.text, .number)),
    .value(.noOrder("<", .condition, .frame)),
  ]

  /// Whether a text has letters of Japanese in it.
  private static func isJapanese(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x3040...0x9FFF).contains($0.value) }
  }

  @Test(arguments: problems)
  func everyProblemIsToldInBothLanguages(problem: ExpressionProblem) {
    let error = ExpressionError(column: 3, problem)
    let english = error.text(.english)
    #expect(english.hasPrefix("column 3: ") && english.hasSuffix(problem.advice))
    #expect(problem.message.count > 3 && !Self.isJapanese(english))
    let japanese = error.text(.japanese)
    #expect(japanese.hasPrefix("3 文字目: "))
    #expect(Self.isJapanese(String(japanese.dropFirst("3 文字目: ".count))))
    // What to do is told in both, or in none.
    #expect(japanese.split(separator: " ").count > 2 || problem.advice.isEmpty)
  }

  @Test func whatIsTypedWrongIsToldInJapanese() {
    let error = #expect(throws: ExpressionError.self) {
      try QueryExpressionParser().parse("app.buttons.labl")
    }
    #expect(
      error?.text(.japanese) == "13 文字目: 「labl」はクエリーのプロパティではありません。")
  }
}
