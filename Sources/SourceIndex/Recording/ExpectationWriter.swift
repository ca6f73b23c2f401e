import ElementModel
import SourceModel
import SwiftSyntax

/// Finds the expectations of Swift Testing's in a file, and writes behind each what tells that the test
/// has come past it.
///
/// Only where a line ends, or a body: what is written moves nothing then that has a line and a column.
final class ExpectationWriter: SyntaxVisitor {
  /// What a file has that has expectations.
  static let marks = ["#expect", "#require"]

  /// Characters of an expression that are told.
  private static let textLimit = 120

  private let source: ParsedSource
  private(set) var insertions: [Insertion] = []

  init(source: ParsedSource) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard node.semicolon == nil, endsItsLine(node), let macro = Self.expectation(of: node) else {
      return .visitChildren
    }
    // What is alone in a body may be what the body gives.
    let isAlone = node.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    if isAlone, macro.macroName.text == "require", !node.item.is(VariableDeclSyntax.self) {
      return .visitChildren
    }
    let text = SwiftLiteral.string(
      CondensedText.text(of: macro.arguments, limit: Self.textLimit))
    insertions.append(
      Insertion(
        after: node,
        "; _PomeloExpectation.passed(\"#\(macro.macroName.text)\", \(text), "
          + "\(source.location(of: macro).line))"))
    return .visitChildren
  }

  /// The expectation that a statement is, or that a constant is made of.
  private static func expectation(of node: CodeBlockItemSyntax) -> MacroExpansionExprSyntax? {
    switch node.item {
    case .expr(let expression): return expectation(in: expression)
    case .decl(let declaration):
      guard let bindings = declaration.as(VariableDeclSyntax.self)?.bindings, bindings.count == 1,
        let value = bindings.first?.initializer?.value
      else { return nil }
      return expectation(in: value)
    case .stmt: return nil
    }
  }

  private static func expectation(in expression: ExprSyntax) -> MacroExpansionExprSyntax? {
    if let macro = expression.as(MacroExpansionExprSyntax.self) {
      return ["expect", "require"].contains(macro.macroName.text) ? macro : nil
    }
    if let marked = expression.as(TryExprSyntax.self), marked.questionOrExclamationMark == nil {
      return expectation(in: marked.expression)
    }
    if let marked = expression.as(AwaitExprSyntax.self) {
      return expectation(in: marked.expression)
    }
    // `_ = try #require(…)`
    if let parts = expression.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
      parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true, let last = parts.last
    {
      return expectation(in: last)
    }
    return nil
  }

  private func endsItsLine(_ node: CodeBlockItemSyntax) -> Bool {
    guard let next = node.nextToken(viewMode: .sourceAccurate) else { return true }
    return next.tokenKind == .rightBrace || next.leadingTrivia.contains(where: \.isNewline)
  }
}
