import SourceModel
import SwiftSyntax

/// Collects where names are used, however they are meant.
final class NameUses: SyntaxVisitor {
  private let source: ParsedSource
  private var uses: [String: [SourceLocation]] = [:]

  private init(_ source: ParsedSource) {
    self.source = source
    super.init(viewMode: .all)
  }

  /// Adds the uses of a file.
  static func collect(_ source: ParsedSource, into uses: inout [String: [SourceLocation]]) {
    let collector = NameUses(source)
    collector.walk(source.tree)
    uses.merge(collector.uses) { $0 + $1 }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.baseName)
    return .visitChildren
  }

  // A name in a text may be that of a selector.
  override func visit(_ node: StringSegmentSyntax) -> SyntaxVisitorContinueKind {
    let name = node.content.text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if !name.isEmpty, name.count == node.content.text.count || node.content.text.hasSuffix(":") {
      uses[String(name), default: []].append(source.location(of: node))
    }
    return .visitChildren
  }

  private func note(_ token: TokenSyntax) {
    uses[token.text.replacing("`", with: ""), default: []].append(source.location(of: token))
  }
}
