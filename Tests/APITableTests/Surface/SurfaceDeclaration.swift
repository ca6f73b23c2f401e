import SwiftSyntax

/// One public declaration of ours, with what the table reads off it.
struct SurfaceDeclaration {
  /// The words of a docstring that say that nothing comes of a declaration.
  static let mark = "No visible effect"

  /// The type, or the extended type, that it stands in; `global` where it stands in none.
  let owner: String
  let name: String
  /// Whether it is a type, an alias or a macro rather than a member.
  let isType: Bool
  /// The message of `@available(*, unavailable, message:)`.
  let absence: String?
  /// Whether the docstring has the mark.
  let isMarked: Bool
  /// What runs when it is used.
  let body: CodeBlockItemListSyntax?
  /// The types that it inherits from or conforms to, as written.
  let inherited: [String]

  /// Whether the declaration hands back the view as it is, or does only what such ones do.
  ///
  /// - Parameter isIdle: whether all modifiers of a name do nothing, or whether the sources never
  ///   read an environment value.
  /// - Returns: Whether it makes no difference.
  func doesNothing(isIdle: (Step) -> Bool) -> Bool {
    if isMarked { return true }
    guard let body, body.count == 1, let item = body.first?.item else { return false }
    let expression = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
    guard let expression, let steps = Self.steps(of: expression) else { return false }
    return steps.allSatisfy(isIdle)
  }

  /// A part of a chain of modifiers.
  enum Step {
    case modifier(String)
    case environment(String)
  }

  /// The modifiers that an expression applies to `self`; `nil` if it is anything else.
  private static func steps(of expression: ExprSyntax) -> [Step]? {
    if expression.trimmedDescription == "self" { return [] }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    var earlier: [Step] = []
    let name: String
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
      guard let steps = steps(of: base) else { return nil }
      earlier = steps
      name = member.declName.baseName.text
    } else if let function = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      name = function.baseName.text
    } else {
      return nil
    }
    if name == "environment",
      let path = call.arguments.first?.expression.as(KeyPathExprSyntax.self),
      let value = path.components.last?.component.as(KeyPathPropertyComponentSyntax.self)
    {
      return earlier + [.environment(value.declName.baseName.text)]
    }
    return earlier + [.modifier(name)]
  }
}
