import SwiftSyntax

/// The `switch` in which an enumeration of elements says how each is looked for.
struct CaseSwitch {
  private let cases: [SwitchCaseSyntax]
  private let source: PageSource

  /// Finds it; `nil` where all are looked for alike.
  init?(_ holder: PageSource.Holder, _ source: PageSource) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(holder.members)
    guard let node = finder.found else { return nil }
    cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    self.source = source
  }

  /// What has to be written for a case.
  ///
  /// - Parameters:
  ///   - name: Name of the case.
  ///   - query: How its type is asked for.
  /// - Returns: The text and its place; `nil` where there is no case to write it like.
  func insertion(of name: String, query: String) -> ElementDraft.Insertion? {
    let path = source.file.path
    for node in cases where looks(node, for: query) {
      guard let label = node.label.as(SwitchCaseLabelSyntax.self),
        let item = label.caseItems.last
      else { continue }
      return ElementDraft.Insertion(
        path: path, offset: item.endPositionBeforeTrailingTrivia.utf8Offset, text: ", .\(name)")
    }
    guard let model = cases.last(where: { self.query(in: $0) != nil }),
      let token = self.query(in: model),
      let label = model.label.as(SwitchCaseLabelSyntax.self), let first = label.caseItems.first,
      let last = label.caseItems.last
    else { return nil }
    var edits = TextEdits()
    let items =
      PageSource.range(first).lowerBound..<last.endPositionBeforeTrailingTrivia.utf8Offset
    edits.replace(items, by: ".\(name)")
    edits.replace(PageSource.range(token), by: query)
    let range = PageSource.range(model)
    let indent = source.indent(at: range.lowerBound)
    return ElementDraft.Insertion(
      path: path, offset: range.upperBound,
      text: "\n\(indent)" + edits.applied(to: source.bytes, in: range))
  }

  private func looks(_ node: SwitchCaseSyntax, for query: String) -> Bool {
    self.query(in: node)?.text == query
  }

  /// The query of a case that is one look by its raw value.
  private func query(in node: SwitchCaseSyntax) -> TokenSyntax? {
    let text = node.statements.trimmedDescription
    guard text.hasSuffix("[rawValue]") || text.hasSuffix("[self.rawValue]") else { return nil }
    let finder = MemberFinder(viewMode: .sourceAccurate)
    finder.walk(node.statements)
    return finder.last
  }

  private final class MemberFinder: SyntaxVisitor {
    var last: TokenSyntax?

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
      if last == nil {
        last = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      }
      return .skipChildren
    }
  }

  private final class Finder: SyntaxVisitor {
    var found: SwitchExprSyntax?

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
      if found == nil, node.subject.trimmedDescription == "self" { found = node }
      return .skipChildren
    }
  }
}
