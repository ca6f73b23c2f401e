import SwiftParser
import SwiftSyntax

/// Writes use cases into files of their own, made like others.
package enum UseCaseWriter {
  /// The text of a file with a use case.
  ///
  /// - Parameters:
  ///   - draft: The use case.
  ///   - template: The name of a use case that it is made like, and the text of its file.
  /// - Returns: The text; `nil` where it would be no Swift.
  package static func file(
    _ draft: UseCaseDraft, like template: (name: String, text: String)? = nil
  ) -> String? {
    LargeStack.run {
      let text =
        template.flatMap { Frame(like: $0.name, in: $0.text)?.text(of: draft) }
        ?? Frame(like: "UseCase", in: standard)?.text(of: draft)
      return text.flatMap { Parser.parse(source: $0).hasError ? nil : $0 }
    }
  }

  /// What a use case is made like where there is none.
  private static let standard = """
    import XCTest

    @MainActor
    struct UseCase {
      let app: XCUIApplication

      func execute() {
        TabBarPage(app: app)
          .tapTab()
      }
    }

    """

  /// A use case without what it does.
  private struct Frame {
    private let source: PageSource
    private let holder: PageSource.Holder
    private let method: FunctionDeclSyntax
    private let style: SourceStyle

    init?(like name: String, in text: String) {
      let source = PageSource(SourceFile(path: "", text: text))
      guard let holder = source.type(name), !source.source.tree.hasError,
        let style = Self.style(of: holder.node, in: text)
      else { return nil }
      let methods = holder.members.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        .filter { !$0.modifiers.contains { ["private", "static"].contains($0.name.text) } }
      guard let method = methods.first(where: { $0.name.text == "execute" }) ?? methods.first else {
        return nil
      }
      self.source = source
      self.holder = holder
      self.method = method
      self.style = style
    }

    private static func style(of node: Syntax, in text: String) -> SourceStyle? {
      if let node = node.as(ClassDeclSyntax.self) { return SourceStyle(of: node, in: text) }
      if let node = node.as(StructDeclSyntax.self) { return SourceStyle(of: node, in: text) }
      if let node = node.as(ActorDeclSyntax.self) { return SourceStyle(of: node, in: text) }
      return nil
    }

    func text(of draft: UseCaseDraft) -> String {
      let imports = source.source.tree.statements
        .compactMap { $0.item.as(ImportDeclSyntax.self)?.trimmedDescription }
      var members = holder.members.members.compactMap { member -> String? in
        guard member.decl.is(VariableDeclSyntax.self) || member.decl.is(InitializerDeclSyntax.self),
          member.decl.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock == nil
        else { return nil }
        let range = PageSource.range(member)
        return source.indent(at: range.lowerBound) + source.text(range)
      }
      members.append(text(ofMethod: draft))
      return imports.joined(separator: "\n") + "\n\n" + header(draft.name) + " {\n"
        + members.joined(separator: "\n\n") + "\n}\n"
    }

    /// What the type begins with, with another name.
    private func header(_ name: String) -> String {
      var edits = TextEdits()
      if let token = holder.node.tokens(viewMode: .sourceAccurate).first(where: {
        $0.tokenKind == .identifier(holder.name)
      }) {
        edits.replace(PageSource.range(token), by: name)
      }
      let range =
        PageSource.range(holder.node).lowerBound..<PageSource.range(holder.members).lowerBound
      var text = edits.applied(to: source.bytes, in: range)
      while text.last?.isWhitespace == true { text.removeLast() }
      return text
    }

    private func text(ofMethod draft: UseCaseDraft) -> String {
      let isAsync =
        draft.statements.contains(where: \.isAsync)
        || method.signature.effectSpecifiers?.asyncSpecifier != nil
      let isThrowing =
        draft.statements.contains(where: \.isThrowing)
        || method.signature.effectSpecifiers?.throwsClause != nil
      let words = method.modifiers.map(\.trimmedDescription) + ["func"]
      let parameters = draft.parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
      var lines = method.attributes.map(\.trimmedDescription).filter { $0 != "@discardableResult" }
      lines.append(
        words.joined(separator: " ") + " \(method.name.text)(\(parameters))"
          + (isAsync ? " async" : "") + (isThrowing ? " throws" : "") + " {")
      lines += style.body(of: draft.statements)
      lines.append("}")
      return lines.map { $0.isEmpty ? "" : style.indent + $0 }.joined(separator: "\n")
    }
  }
}
