import SourceModel
import SwiftSyntax

/// Reads what the bodies of members use, look for and hand over.
struct BodyReader {
  let inference: TypeInference
  /// Whether the sources are the app's, which set identifiers instead of looking for them.
  var isApp = false

  var table: DeclarationTable { inference.table }
  /// How deep statements and closures may be nested; deeper ones are not read.
  private static let depthLimit = 200

  /// What is carried along while a body is read.
  struct Walk {
    var reading = BodyReading()
    var source: ParsedSource
    var depth = 0
    /// Names assigned anywhere in the body, with what they are set to.
    var assignments: [String: [ExprSyntax]] = [:]
    /// Names that are changed otherwise, as with `+=`.
    var changed: Set<String> = []
    /// Ids of the functions whose arguments are being read.
    var givenTo: [String] = []

    /// Keeps a use, with what it is an argument for and the cases that `self` is there.
    mutating func append(_ use: BodyReading.Use, _ scope: Scope) {
      var use = use
      use.givenTo = givenTo
      use.selfCases = (scope.selfCases ?? []).sorted().map { (scope.selfType.name, $0) }
      reading.uses.append(use)
    }
  }

  /// Reads a member.
  ///
  /// - Parameters:
  ///   - declaration: The member.
  ///   - scope: The scope of its body, on the type that it is read for.
  /// - Returns: What its body does.
  func read(_ declaration: Declaration, in scope: Scope) -> BodyReading {
    guard let source = scope.source else { return BodyReading() }
    var walk = Walk(source: source)
    var scope = scope
    switch declaration {
    case .function(let function):
      for parameter in function.parameters {
        if let value = parameter.defaultValue {
          read(Syntax(value), &scope, &walk, expected: parameter.type)
        }
      }
      if let statements = function.statements {
        read(statements, &scope, &walk, expected: function.returnType)
      }
    case .property(let property):
      if let value = property.value {
        read(Syntax(value), &scope, &walk, expected: property.type)
      }
      for statements in [property.getter].compactMap(\.self) + property.setters {
        var inner = scope
        read(statements, &inner, &walk, expected: property.type)
      }
    case .enumCase: break
    }
    return walk.reading
  }

  /// Reads the statements of a body.
  private func read(
    _ statements: CodeBlockItemListSyntax, _ scope: inout Scope, _ walk: inout Walk,
    expected: TypeReference?
  ) {
    let assignments = AssignmentCollector(statements)
    walk.assignments.merge(assignments.values) { $0 + $1 }
    walk.changed.formUnion(assignments.changed)
    scope.result = expected
    let only = statements.count == 1 ? expected : nil
    for item in statements { read(Syntax(item.item), &scope, &walk, expected: only) }
    if only != nil, let value = statements.first?.item.as(ExprSyntax.self) {
      walk.reading.sights.append(.result(inference.resultTypes(of: value, in: scope)))
    }
  }

  /// Reads a node and what is in it, where a type may be expected, for names such as `.save`.
  func read(
    _ node: Syntax, _ scope: inout Scope, _ walk: inout Walk, expected: TypeReference? = nil
  ) {
    guard walk.depth < Self.depthLimit else { return }
    walk.depth += 1
    defer { walk.depth -= 1 }
    switch node.as(SyntaxEnum.self) {
    case .patternBinding(let binding): readBinding(binding, &scope, &walk)
    case .optionalBindingCondition(let binding): readCondition(binding, &scope, &walk)
    case .ifConfigDecl(let conditional):
      if case .statements(let active)? = CompilationCondition.activeClause(of: conditional)?
        .elements
      {
        for item in active { read(Syntax(item.item), &scope, &walk) }
      }
    case .functionDecl(let function): readLocalFunction(function, &scope, &walk)
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: break
    case .returnStmt(let statement):
      if let value = statement.expression {
        read(Syntax(value), &scope, &walk, expected: scope.result)
        // What a closure returns is no result of the body.
        if scope.result != nil {
          walk.reading.sights.append(.result(inference.resultTypes(of: value, in: scope)))
        }
      }
    case .forStmt(let loop): readLoop(loop, scope, &walk)
    case .switchExpr(let choice): readSwitch(choice, scope, &walk, expected: expected)
    case .closureExpr(let closure): readClosure(closure, scope, &walk, types: [], element: nil)
    case .sequenceExpr(let sequence): readSequence(sequence, &scope, &walk, expected: expected)
    case .stringLiteralExpr(let literal):
      walk.reading.texts.append(BodyReading.TextSite(literal: literal, scope: scope))
      readChildren(of: Syntax(literal.segments), &scope, &walk)
    case .arrayExpr(let array):
      for element in array.elements {
        read(Syntax(element.expression), &scope, &walk, expected: expected?.arguments.first)
      }
    case .ternaryExpr(let ternary):
      read(Syntax(ternary.condition), &scope, &walk)
      read(Syntax(ternary.thenExpression), &scope, &walk, expected: expected)
      read(Syntax(ternary.elseExpression), &scope, &walk, expected: expected)
    case .expressionStmt(let statement):
      read(Syntax(statement.expression), &scope, &walk, expected: expected)
    default: readOther(node, &scope, &walk, expected: expected)
    }
  }

  private func readOther(
    _ node: Syntax, _ scope: inout Scope, _ walk: inout Walk, expected: TypeReference?
  ) {
    if Self.isChain(node), let expression = ExprSyntax(node) {
      readChain(CallChain(expression), &scope, &walk, expected: expected)
      return
    }
    switch node.kind {
    case .codeBlock, .ifExpr, .whileStmt, .repeatStmt, .doStmt, .catchClause:
      var inner = scope
      readChildren(of: node, &inner, &walk)
    // What a guard or an if binds is known after it only if the scope is the same.
    default:
      readChildren(of: node, &scope, &walk)
    }
  }

  func readChildren(of node: Syntax, _ scope: inout Scope, _ walk: inout Walk) {
    for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
      read(child, &scope, &walk)
    }
  }

  /// Whether a node is an expression that a chain consists of, or a name.
  private static func isChain(_ node: Syntax) -> Bool {
    switch node.kind {
    case .functionCallExpr, .memberAccessExpr, .subscriptCallExpr, .tryExpr, .awaitExpr,
      .forceUnwrapExpr, .optionalChainingExpr, .genericSpecializationExpr, .declReferenceExpr:
      true
    default: false
    }
  }
}
