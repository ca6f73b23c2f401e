import SourceModel
import SwiftSyntax

/// Finds the functions of a file that tell of their calls, and what is written into them.
final class RecordingWriter: SyntaxVisitor {
  private let source: ParsedSource
  private let bytes: [UInt8]
  private let facts: RecordingFacts
  private(set) var insertions: [Insertion] = []

  init(source: ParsedSource, text: String, facts: RecordingFacts) {
    self.source = source
    self.facts = facts
    bytes = Array(text.utf8)
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Where functions are

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { copied(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { copied(node.name) }

  private func copied(_ type: TokenSyntax) -> SyntaxVisitorContinueKind {
    facts.uncopiedTypes.contains(type.text) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.isCopied(node.extendedType) ? .visitChildren : .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body, case .identifier = node.name.tokenKind,
      RecordingFacts.areHarmless(node.attributes),
      !facts.attributedNames.contains(node.name.text)
    else { return .skipChildren }
    let modifiers = Set(node.modifiers.map(\.name.text))
    let isMember = node.parent?.parent?.is(MemberBlockItemListSyntax.self) ?? false
    let withoutReceiver: Set<String> = [
      "static", "class", "consuming", "borrowing", "__consuming", "distributed",
    ]
    write(
      Declaration(
        node: Syntax(node), body: body, signature: node.signature,
        generics: node.genericParameterClause,
        hasReceiver: isMember && modifiers.isDisjoint(with: withoutReceiver),
        hasResult: givesSomething(node.signature)))
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body, RecordingFacts.areHarmless(node.attributes) else {
      return .skipChildren
    }
    // What is being made cannot be read yet, and is what its caller names it.
    write(
      Declaration(
        node: Syntax(node), body: body, signature: node.signature,
        generics: node.genericParameterClause, hasReceiver: false, hasResult: false))
    return .skipChildren
  }

  private func givesSomething(_ signature: FunctionSignatureSyntax) -> Bool {
    guard let type = signature.returnClause?.type else { return false }
    return !["Void", "()", "Never", "Swift.Void"].contains(type.trimmedDescription)
  }

  // MARK: What is written

  private struct Declaration {
    let node: Syntax
    let body: CodeBlockSyntax
    let signature: FunctionSignatureSyntax
    let generics: GenericParameterClauseSyntax?
    let hasReceiver: Bool
    let hasResult: Bool
  }

  private func write(_ declaration: Declaration) {
    let body = declaration.body
    guard let first = body.statements.first, !body.leftBrace.isMissing, !body.rightBrace.isMissing,
      declaration.generics?.trimmedDescription.contains("each ") != true
    else { return }
    let single = declaration.hasResult ? Self.singleExpression(of: body) : nil
    let tellsResult =
      declaration.hasResult
      && declaration.signature.returnClause.map { facts.isCopied($0.type) } == true
    let begin = beginning(of: declaration)
    let brace = body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    if first.leadingTrivia.contains(where: \.isNewline) {
      insertions.append(Insertion(offset: brace, text: begin + (single == nil ? "" : "; return")))
    } else {
      guard let line = sameLine(at: first, returns: single != nil) else { return }
      insertions.append(Insertion(offset: brace, text: begin))
      insertions.append(
        Insertion(offset: first.positionAfterSkippingLeadingTrivia.utf8Offset, text: line))
    }
    if let single, tellsResult, RecordingBody.canBeTold(single) {
      insertions.append(Insertion(after: single, RecordingBody.resultMark))
    }
    let inner = RecordingBody(source: source, hasResult: tellsResult)
    inner.walk(body)
    insertions += inner.insertions
  }

  /// What begins a call, and has it ended.
  private func beginning(of declaration: Declaration) -> String {
    let first = source.location(of: declaration.node).line
    let last = source.endLine(of: declaration.node)
    let reflects = facts.mayReflect ? "" : ", reflects: false"
    var notes = declaration.signature.parameterClause.parameters.compactMap(note)
    if declaration.hasReceiver { notes.append("_pomeloCall.receiver(self)") }
    let list = notes.joined(separator: "; ")
    let told = notes.isEmpty ? "" : "; if _pomeloCall.isRecorded { \(list) }"
    return " let _pomeloCall = _PomeloCall(\(first), \(last)\(reflects)); "
      + "defer { _pomeloCall.end() }" + told
  }

  /// What notes a parameter, where it can be read.
  private func note(_ parameter: FunctionParameterSyntax) -> String? {
    let token = parameter.secondName ?? parameter.firstName
    guard token.tokenKind != .wildcard, facts.isCopied(parameter.type) else { return nil }
    let name = token.text
    let label = name.filter { $0 != "`" }
    let line = source.location(of: token).line
    var type = parameter.type
    if let attributed = type.as(AttributedTypeSyntax.self) {
      type = attributed.baseType
      let attributes = attributed.attributes.trimmedDescription
      if attributes.contains("autoclosure") { return function(label, line) }
      let specifiers = attributed.specifiers.trimmedDescription
      if !specifiers.isEmpty, specifiers != "inout" { return nil }
    }
    while let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.type
    {
      type = inner
    }
    if type.is(FunctionTypeSyntax.self) || type.is(AttributedTypeSyntax.self)
      || type.as(IdentifierTypeSyntax.self).map({ facts.functionTypes.contains($0.name.text) })
        == true
      || type.as(MemberTypeSyntax.self).map({ facts.functionTypes.contains($0.name.text) }) == true
    {
      return function(label, line)
    }
    return "_pomeloCall.argument(\"\(label)\", \(name), \(line))"
  }

  private func function(_ label: String, _ line: Int) -> String {
    "_pomeloCall.function(\"\(label)\", \(line))"
  }

  // MARK: Bodies on one line

  /// What brings the first statement of a body that begins on the brace's line to its line and column
  /// again; `nil` where that cannot be done.
  private func sameLine(at statement: CodeBlockItemSyntax, returns: Bool) -> String? {
    let offset = statement.positionAfterSkippingLeadingTrivia.utf8Offset
    let start = (bytes[..<offset].lastIndex(of: 0x0A) ?? -1) + 1
    let keyword = returns ? "return " : ""
    let column = offset - start
    guard column >= keyword.utf8.count, !source.path.contains(where: { "\"\\\n".contains($0) })
    else { return nil }
    let line = source.location(of: statement).line
    return "\n#sourceLocation(file: \"\(source.path)\", line: \(line))\n"
      + String(repeating: " ", count: column - keyword.utf8.count) + keyword
  }

  /// The expression that a body is, if it is one that gives a value.
  private static func singleExpression(of body: CodeBlockSyntax) -> ExprSyntax? {
    guard body.statements.count == 1, let item = body.statements.first?.item else { return nil }
    let expression: ExprSyntax?
    switch item {
    case .expr(let expr): expression = expr
    case .stmt(let stmt): expression = stmt.as(ExpressionStmtSyntax.self)?.expression
    case .decl: expression = nil
    }
    guard let expression, !neverReturns(expression) else { return nil }
    if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
      // As a statement its branches return; as an expression they give.
      let inner = RecordingBody.returns(in: expression)
      return inner ? nil : expression
    }
    return expression
  }

  private static func neverReturns(_ expression: ExprSyntax) -> Bool {
    let name = expression.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    return ["fatalError", "preconditionFailure", "assertionFailure"].contains(name ?? "")
  }
}

extension Insertion {
  /// Writes something after a node.
  init(after node: some SyntaxProtocol, _ text: String) {
    self.init(offset: node.endPositionBeforeTrailingTrivia.utf8Offset, text: text)
  }
}

extension TokenSyntax {
  /// Whether the parser made it up.
  fileprivate var isMissing: Bool { presence == .missing }
}
