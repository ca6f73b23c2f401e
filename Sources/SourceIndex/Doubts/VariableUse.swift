import SwiftSyntax

/// Tells whether a local variable is changed and never read.
final class VariableUse: SyntaxVisitor {
  /// Methods of the standard library that change what they are called on.
  static let mutatingMethods: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "toggle", "sort",
    "reverse", "shuffle", "formUnion", "formIntersection", "subtract", "swapAt", "move", "negate",
    "merge", "updateValue",
  ]

  private let name: String
  private var mentions = 0
  private var changes = 0

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  /// Whether all that a scope does with a variable is to change it.
  static func isOnlyChanged(_ name: String, in scope: Syntax) -> Bool {
    let use = VariableUse(name)
    use.walk(scope)
    return use.changes > 0 && use.changes == use.mentions
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == name { mentions += 1 }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    // Of a property of it: a value given to the variable itself may be for later.
    if let chain = node.assignedExpression?.chain, chain.first == name, chain.count > 1 {
      changes += 1
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      Self.mutatingMethods.contains(access.declName.baseName.text),
      access.base?.chain.first == name
    {
      changes += 1
    }
    return .visitChildren
  }
}

/// Finds the calls of some syntax.
final class CallFinder: SyntaxVisitor {
  private var calls: [FunctionCallExprSyntax] = []

  /// All calls, in their order.
  static func calls(in node: some SyntaxProtocol) -> [FunctionCallExprSyntax] {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.calls
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The names of an access such as `self.plant.name`, without `self`; none of other expressions.
  var chain: [String] {
    if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name == "self" ? [] : [name]
    }
    if let access = self.as(MemberAccessExprSyntax.self) {
      return (access.base?.chain ?? []) + [access.declName.baseName.text]
    }
    if let call = self.as(SubscriptCallExprSyntax.self) { return call.calledExpression.chain }
    if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.chain }
    if let unwrapped = self.as(ForceUnwrapExprSyntax.self) { return unwrapped.expression.chain }
    return []
  }

  /// Whether a value comes from somewhere else, and is not made here.
  var isTakenFromElsewhere: Bool {
    self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self)
      || self.is(SubscriptCallExprSyntax.self) || self.is(ForceUnwrapExprSyntax.self)
  }
}

extension SequenceExprSyntax {
  private static let comparisons: Set<String> = ["==", "!=", "<=", ">=", "===", "!==", "~="]

  /// What it assigns to, if it assigns.
  var assignedExpression: ExprSyntax? {
    let parts = Array(elements.prefix(3))
    guard parts.count == 3 else { return nil }
    if parts[1].is(AssignmentExprSyntax.self) { return parts[0] }
    guard let name = parts[1].operatorText, name.hasSuffix("="), !Self.comparisons.contains(name)
    else { return nil }
    return parts[0]
  }
}

extension AttributeListSyntax {
  /// The names of the attributes, without `@`.
  var names: Set<String> {
    Set(compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription })
  }

  /// The key path of the first attribute that has one.
  var keyPath: String? {
    compactMap { $0.as(AttributeSyntax.self)?.arguments?.trimmedDescription }
      .first { $0.hasPrefix("\\.") }.map { String($0.dropFirst(2)) }
  }
}

extension PatternBindingSyntax {
  /// Whether it has a getter, and no value of its own.
  var isComputed: Bool {
    switch accessorBlock?.accessors {
    case .getter: true
    case .accessors(let list): list.contains { $0.accessorSpecifier.text == "get" }
    case nil: false
    }
  }
}

extension FunctionCallExprSyntax {
  /// The closure that makes what a modifier presents.
  var contentClosure: ClosureExprSyntax? {
    additionalTrailingClosures.first { $0.label.text == "content" }?.closure ?? trailingClosure
      ?? arguments.first { $0.label?.text == "content" }?.expression.as(ClosureExprSyntax.self)
  }
}
