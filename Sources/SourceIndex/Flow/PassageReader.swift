import SourceModel
import SwiftSyntax

/// Reads what a piece of syntax mentions and changes.
final class PassageReader: SyntaxVisitor {
  private let source: ParsedSource
  private var passage: CodePassage
  /// What local names stand for.
  private var aliases: [String: CodePassage.Path] = [:]

  private init(_ source: ParsedSource, _ passage: CodePassage) {
    self.source = source
    self.passage = passage
    super.init(viewMode: .sourceAccurate)
  }

  /// Arguments whose bindings say what is shown, and are set to nothing when it is closed.
  private static let presenting: Set<String> = ["isPresented", "item", "presenting"]

  /// Characters that a text may have to be told.
  private static let limit = 72

  /// Reads a piece of syntax.
  ///
  /// - Parameters:
  ///   - node: The syntax.
  ///   - location: Where it is said to be; where it begins, if that is not said.
  ///   - source: The file.
  /// - Returns: The passage.
  static func passage(
    of node: some SyntaxProtocol, at location: SourceLocation? = nil, in source: ParsedSource
  ) -> CodePassage {
    let reader = PassageReader(
      source,
      CodePassage(
        text: text(of: Syntax(node)), location: location ?? source.location(of: node)))
    reader.walk(node)
    return reader.passage
  }

  /// The text of an expression, or of a body with one statement, if it is short.
  private static func text(of node: Syntax) -> String {
    var told = node
    if let accessors = node.as(AccessorBlockSyntax.self) {
      guard case .getter(let list) = accessors.accessors, list.count == 1, let only = list.first
      else {
        return ""
      }
      told = Syntax(only)
    } else if let block = node.as(CodeBlockSyntax.self) {
      guard block.statements.count == 1, let only = block.statements.first else { return "" }
      told = Syntax(only)
    } else if let closure = node.as(ClosureExprSyntax.self) {
      guard closure.statements.count == 1, let only = closure.statements.first else { return "" }
      told = Syntax(only)
    }
    let text = CondensedText.text(of: told, limit: limit + 1)
    return text.count > limit ? "" : text
  }

  // MARK: Mentions

  private func mention(_ path: CodePassage.Path) {
    guard let root = path.first, !root.hasPrefix("$0") else {
      if path.count > 1, !passage.mentions.contains(path) { passage.mentions.append(path) }
      return
    }
    let whole = aliases[root].map { $0 + path.dropFirst() } ?? path
    if !passage.mentions.contains(whole) { passage.mentions.append(whole) }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    if access == nil { mention(ExprSyntax(node).path) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base != nil, !node.isInLongerAccess { mention(ExprSyntax(node).path) }
    return .visitChildren
  }

  // MARK: Local names

  private func name(_ pattern: PatternSyntax, _ value: ExprSyntax?) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let path = value?.path, !path.isEmpty, path != [name]
    else { return }
    aliases[name] = path
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    name(node.pattern, node.initializer?.value)
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    name(node.pattern, node.sequence)
    return .visitChildren
  }

  // MARK: Changes

  private func change(
    _ path: CodePassage.Path, _ node: some SyntaxProtocol, isBinding: Bool = false
  ) {
    guard let root = path.first else { return }
    // What wraps a property is assigned where it is made: `_name = State(initialValue: "")`.
    let plain = root.hasPrefix("_") && path.count == 1 ? [String(root.dropFirst())] : path
    let whole = (aliases[root].map { $0 + path.dropFirst() } ?? plain).filter {
      $0 != "wrappedValue"
    }
    let change = CodePassage.Change(
      path: whole, text: CondensedText.text(of: node, limit: Self.limit), isBinding: isBinding,
      location: source.location(of: node))
    if !passage.changes.contains(change) { passage.changes.append(change) }
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let target = node.assignedExpression { change(target.path, node) }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    change(node.expression.path, node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      VariableUse.mutatingMethods.contains(access.declName.baseName.text)
    {
      change(base.path, node)
    }
    for argument in node.arguments {
      let written = argument.expression.trimmedDescription
      if argument.label.map({ Self.presenting.contains($0.text) }) != true, written.hasPrefix("$"),
        !written.hasPrefix("$0"), !written.contains(" ")
      {
        change(argument.expression.path, argument.expression, isBinding: true)
      }
    }
    return .visitChildren
  }

  // MARK: Conditions

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    let conditions = Self.passage(of: node.conditions, in: source)
    if !conditions.mentions.isEmpty { passage.guards.append(conditions) }
    return .visitChildren
  }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    if node.body.statements.isEmpty {
      passage.silentCatches.append(source.location(of: node.catchKeyword))
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The names of an access, through calls and what unwraps, without `self` and `$`; none of other
  /// expressions.
  var path: [String] {
    if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if name == "self" || name == "super" { return [] }
      return [name.hasPrefix("$") && !name.hasPrefix("$0") ? String(name.dropFirst()) : name]
    }
    if let access = self.as(MemberAccessExprSyntax.self) {
      guard let base = access.base else { return [] }
      return base.path + [access.declName.baseName.text]
    }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.path }
    if let call = self.as(SubscriptCallExprSyntax.self) { return call.calledExpression.path }
    if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.path }
    if let unwrapped = self.as(ForceUnwrapExprSyntax.self) { return unwrapped.expression.path }
    if let tried = self.as(TryExprSyntax.self) { return tried.expression.path }
    if let awaited = self.as(AwaitExprSyntax.self) { return awaited.expression.path }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.path ?? []
    }
    return []
  }
}

extension MemberAccessExprSyntax {
  /// Whether a longer access goes on from it.
  fileprivate var isInLongerAccess: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if let access = parent.as(MemberAccessExprSyntax.self) { return access.base?.id == node.id }
      if let call = parent.as(FunctionCallExprSyntax.self) {
        guard call.calledExpression.id == node.id else { return false }
      } else if let call = parent.as(SubscriptCallExprSyntax.self) {
        guard call.calledExpression.id == node.id else { return false }
      } else if !parent.is(OptionalChainingExprSyntax.self), !parent.is(ForceUnwrapExprSyntax.self)
      {
        return false
      }
      node = parent
    }
    return false
  }
}
