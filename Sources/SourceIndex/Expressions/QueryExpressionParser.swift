package import ElementModel
import PredicateLanguage
package import SourceModel
import SwiftParser
import SwiftSyntax

/// Reads what a person types to ask about elements: Swift as in Xcode's debugger, or a predicate.
package struct QueryExpressionParser: Sendable {
  /// The texts longer than this are not read.
  static let longest = 4_000

  /// The project's page objects by name; the first of several of one name.
  let pages: [String: PageObject]

  /// Creates a parser.
  ///
  /// - Parameter index: The project, whose page objects may be named; none where there is none.
  package init(index: ProjectIndex? = nil) {
    pages = Dictionary(
      (index?.pages ?? []).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads an expression.
  ///
  /// - Parameter text: What was typed: `app.buttons["OK"]`, `SignInViewPage.email.label == "a"`,
  ///   or a predicate such as `label BEGINSWITH "a"`, which is about all elements.
  /// - Returns: The expression.
  /// - Throws: ``ExpressionError`` with the column where it goes wrong and what to do.
  package func parse(_ text: String) throws(ExpressionError) -> QueryExpression {
    guard text.utf8.count <= Self.longest else {
      throw ExpressionError(column: 1, .tooLong)
    }
    if Self.isPredicate(text) { return try predicate(text) }
    guard !text.isNestedTooDeep else {
      throw ExpressionError(column: 1, .tooManyBrackets)
    }
    // Calls can be nested deeper than the main thread's stack reaches.
    return try LargeStack.run {
      Result { () throws(ExpressionError) in
        try SwiftExpressionReader(text: text, parser: self).expression()
      }
    }.get()
  }

  /// Reads a locator as a page object has it.
  ///
  /// - Parameters:
  ///   - element: The element of the page.
  ///   - page: The page, whose other elements the locator may go through.
  /// - Returns: What it looks for; `nil` when only a run can tell.
  package func query(of element: PageElement, in page: PageObject) -> LocatedQuery? {
    query(of: element, in: page, depth: 0)
  }

  func query(of element: PageElement, in page: PageObject, depth: Int) -> LocatedQuery? {
    guard depth < 8 else { return nil }
    let reader = SwiftExpressionReader(
      text: element.expression, parser: self, page: page, knownKey: element.key, depth: depth)
    if let query = try? reader.locator() { return query }
    // Helpers and constants cannot be followed here; what the index has made of them can.
    guard let name = element.queryName, let type = ElementType(queryName: name),
      let key = element.key
    else { return nil }
    return LocatedQuery(
      ElementQuery().appending(.descendants(type)).appending(.matching(.identified(by: key))))
  }

  /// Whether a text is a predicate: it begins with a key of elements or a word of predicates.
  static func isPredicate(_ text: String) -> Bool {
    let start = text.drop { $0.isWhitespace || $0 == "(" }
    let word = start.prefix { $0.isLetter || $0 == "_" || $0.isNumber }
    let next = start.dropFirst(word.count).first
    guard !word.isEmpty, next == nil || next != "(" else { return word.uppercased() == "NOT" }
    if predicateWords.contains(word.uppercased()) { return true }
    return ElementPredicate.keys.contains(String(word))
  }

  private static let predicateWords: Set<String> = [
    "NOT", "ANY", "ALL", "NONE", "SOME", "SELF", "TRUEPREDICATE", "FALSEPREDICATE",
  ]

  private func predicate(_ text: String) throws(ExpressionError) -> QueryExpression {
    let condition = try Self.condition(format: text, arguments: [], column: 1)
    return .elements(
      LocatedQuery(
        ElementQuery().appending(.descendants(.any)).appending(.matching(condition)), .all),
      column: 1)
  }

  /// Reads the format of a predicate about elements.
  ///
  /// - Parameters:
  ///   - format: The format string.
  ///   - arguments: What its placeholders stand for.
  ///   - column: Where the format begins in what was typed.
  /// - Returns: The condition.
  /// - Throws: ``ExpressionError``.
  static func condition(
    format: String, arguments: [PredicateValue], column: Int
  ) throws(ExpressionError) -> ElementCondition {
    let parsed: ParsedPredicate
    do throws(PredicateFormatError) {
      parsed = try ParsedPredicate(format: format, arguments: arguments)
    } catch {
      throw ExpressionError(column: column + error.offset, .noPredicate(reason: error.reason))
    }
    let predicate = ElementPredicate(parsed)
    if let problem = predicate.problem {
      throw ExpressionError(
        column: column, .predicateKey(problem, keys: ElementPredicate.keys.map(\.self)))
    }
    return .predicate(predicate)
  }
}
