import SourceModel
import SwiftSyntax

/// Finds what a function's own statements give and name; closures and functions inside of it are not
/// looked into.
final class RecordingBody: SyntaxVisitor {
  /// What is written behind what a function gives.
  static let resultMark = " ~|~> _pomeloCall"

  private let source: ParsedSource
  private let hasResult: Bool
  private(set) var insertions: [Insertion] = []

  init(source: ParsedSource, hasResult: Bool) {
    self.source = source
    self.hasResult = hasResult
    super.init(viewMode: .sourceAccurate)
  }

  /// Whether an expression may stand before an operator.
  static func canBeTold(_ expression: ExprSyntax) -> Bool {
    switch expression.kind {
    case .ifExpr, .switchExpr, .macroExpansionExpr, .packExpansionExpr, .missingExpr: false
    case .tryExpr, .awaitExpr, .unsafeExpr:
      expression.children(viewMode: .sourceAccurate).allSatisfy {
        $0.as(ExprSyntax.self).map(canBeTold) ?? true
      }
    default: true
    }
  }

  /// Whether something returns from the function that it is in.
  static func returns(in node: some SyntaxProtocol) -> Bool {
    let body = ReturnFinder(viewMode: .sourceAccurate)
    body.walk(node)
    return body.found
  }

  private final class ReturnFinder: SyntaxVisitor {
    private(set) var found = false

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      found = true
      return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if hasResult, let expression = node.expression, Self.canBeTold(expression) {
      insertions.append(Insertion(after: expression, Self.resultMark))
    }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard node.semicolon == nil, endsItsLine(node) else { return .visitChildren }
    var names: [TokenSyntax] = []
    switch node.item {
    case .decl(let decl): names = decl.as(VariableDeclSyntax.self).map(constants) ?? []
    case .stmt(let stmt): names = stmt.as(GuardStmtSyntax.self).map(constants) ?? []
    case .expr: break
    }
    for name in names {
      let label = name.text.filter { $0 != "`" }
      insertions.append(
        Insertion(
          after: node,
          "; _pomeloCall.local(\"\(label)\", \(name.text), \(source.location(of: name).line))"))
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  private func endsItsLine(_ node: CodeBlockItemSyntax) -> Bool {
    guard let next = node.nextToken(viewMode: .sourceAccurate) else { return true }
    return next.leadingTrivia.contains(where: \.isNewline)
  }

  /// The constants that a declaration makes at once.
  private func constants(_ node: VariableDeclSyntax) -> [TokenSyntax] {
    guard node.bindingSpecifier.tokenKind == .keyword(.let), node.modifiers.isEmpty,
      node.attributes.isEmpty
    else { return [] }
    return node.bindings.compactMap { binding in
      guard binding.initializer != nil, binding.accessorBlock == nil else { return nil }
      return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    }
  }

  /// The constants that hold after a guard.
  private func constants(_ node: GuardStmtSyntax) -> [TokenSyntax] {
    node.conditions.compactMap { element in
      guard case .optionalBinding(let binding) = element.condition,
        binding.bindingSpecifier.tokenKind == .keyword(.let)
      else { return nil }
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      return name?.text == "self" || name?.text == "`self`" ? nil : name
    }
  }
}
