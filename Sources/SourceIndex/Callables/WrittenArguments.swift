import SwiftParser
import SwiftSyntax

/// What calls in the tests put where parameters are, as far as it can stand by itself.
struct WrittenArguments {
  /// Texts kept for a parameter.
  private static let limit = 20

  /// Argument texts by the name that is called, then by label and place.
  private var texts: [String: [String: [String]]] = [:]

  /// Reads calls.
  init(in sources: [ParsedSource]) {
    for source in sources {
      let collector = Collector(viewMode: .sourceAccurate)
      collector.walk(source.tree)
      for call in collector.calls { add(call) }
    }
  }

  /// What calls have for a parameter, each once, in the order written.
  func texts(
    for parameter: FunctionDeclaration.Parameter, of function: FunctionDeclaration
  ) -> [String] {
    guard let place = function.parameters.firstIndex(where: { $0.name == parameter.name }) else {
      return []
    }
    let name = function.name == "init" ? function.owner : function.name
    // Without labels only the place tells arguments apart.
    let key = parameter.label == "_" ? "\(place)" : parameter.label
    return texts[name]?[key] ?? []
  }

  private mutating func add(_ call: FunctionCallExprSyntax) {
    guard let name = Self.name(of: call.calledExpression) else { return }
    for (place, argument) in call.arguments.enumerated() {
      guard Self.standsAlone(argument.expression) else { continue }
      let key = argument.label?.text ?? "\(place)"
      let text = CondensedText.text(of: argument.expression)
      let known = texts[name]?[key] ?? []
      // A longer one is cut off.
      guard text.count < 200, known.count < Self.limit, !known.contains(text) else { continue }
      texts[name, default: [:]][key, default: []].append(text)
    }
  }

  private static func name(of expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text
    }
    return expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  /// Whether an expression means the same anywhere: a literal, or a member of the expected type.
  private static func standsAlone(_ expression: ExprSyntax) -> Bool {
    if let text = expression.as(StringLiteralExprSyntax.self) {
      return text.representedLiteralValue != nil
    }
    if expression.is(IntegerLiteralExprSyntax.self) || expression.is(FloatLiteralExprSyntax.self)
      || expression.is(BooleanLiteralExprSyntax.self)
    {
      return true
    }
    if let negative = expression.as(PrefixOperatorExprSyntax.self) {
      return negative.operator.text == "-" && standsAlone(negative.expression)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.trailingClosure == nil && standsAlone(call.calledExpression)
        && call.arguments.allSatisfy { standsAlone($0.expression) }
    }
    return expression.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }

  /// Collects all calls.
  private final class Collector: SyntaxVisitor {
    private(set) var calls: [FunctionCallExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      calls.append(node)
      return .visitChildren
    }
  }
}
