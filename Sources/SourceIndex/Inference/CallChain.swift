import SwiftSyntax

/// A postfix expression taken apart into its links, in the order written:
/// `SignInViewPage(app: app).typeEmail(x).tap()` is a root, a call, and two members with calls.
///
/// A loop instead of recursion, because a chain may be as long as a file.
struct CallChain {
  /// One link.
  enum Link {
    /// `.name`, with generic arguments if it has any.
    case member(TokenSyntax, generics: [TypeReference])
    case call(FunctionCallExprSyntax)
    case `subscript`(SubscriptCallExprSyntax)
  }

  /// What the chain starts with: a name, `self`, or some other expression.
  var root: ExprSyntax
  /// Generic arguments of the root.
  var rootGenerics: [TypeReference] = []
  var links: [Link] = []
  /// The positions of the links behind a `?`, from which on nothing may be done.
  var optionalLinks: Set<Int> = []

  init(_ expression: ExprSyntax) {
    var current = expression
    var reversed: [Link] = []
    var optionalEnds: [Int] = []
    var generics: [TypeReference] = []
    while true {
      if let call = current.as(FunctionCallExprSyntax.self) {
        reversed.append(.call(call))
        current = call.calledExpression
      } else if let access = current.as(SubscriptCallExprSyntax.self) {
        reversed.append(.subscript(access))
        current = access.calledExpression
      } else if let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
        reversed.append(.member(member.declName.baseName, generics: generics))
        generics = []
        current = base
      } else if let specialization = current.as(GenericSpecializationExprSyntax.self) {
        generics = TypeReference.arguments(specialization.genericArgumentClause)
        current = specialization.expression
      } else if let inner = Self.transparent(current) {
        if current.is(OptionalChainingExprSyntax.self) { optionalEnds.append(reversed.count) }
        current = inner
      } else {
        break
      }
    }
    root = current
    rootGenerics = generics
    links = reversed.reversed()
    optionalLinks = Set(optionalEnds.map { reversed.count - $0 })
  }

  /// The expression inside one that means the same for a chain: `try`, `await`, `!`, `?`, `( )`.
  private static func transparent(_ expression: ExprSyntax) -> ExprSyntax? {
    if let node = expression.as(TryExprSyntax.self) { return node.expression }
    if let node = expression.as(AwaitExprSyntax.self) { return node.expression }
    if let node = expression.as(ForceUnwrapExprSyntax.self) { return node.expression }
    if let node = expression.as(OptionalChainingExprSyntax.self) { return node.expression }
    if let node = expression.as(TupleExprSyntax.self), node.elements.count == 1 {
      return node.elements.first?.expression
    }
    return nil
  }

  /// The name that the root is, if it is one.
  var rootName: TokenSyntax? {
    root.as(DeclReferenceExprSyntax.self)?.baseName
  }
}

extension FunctionCallExprSyntax {
  /// The labels of the arguments, `_` for none, with trailing closures.
  var labels: [String] {
    var labels = arguments.map { $0.label?.text ?? "_" }
    if trailingClosure != nil { labels.append(FunctionDeclaration.trailingClosureLabel) }
    labels += additionalTrailingClosures.map(\.label.text)
    return labels
  }
}
