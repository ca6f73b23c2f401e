import SwiftSyntax

/// A condition that asks for the version of iOS, such as `#available(iOS 18, *)`.
///
/// For Linux it holds always; it is compiled to ask the simulated device.
enum SystemCondition {
  /// What to compile in its place; `nil` where it is to stay: it says nothing of iOS, or the compiler
  /// has to know it for what it is.
  static func text(of condition: AvailabilityConditionSyntax) -> String? {
    let versions = condition.availabilityArguments.compactMap {
      $0.argument.as(PlatformVersionSyntax.self)
    }
    guard let version = versions.first(where: { $0.platform.text == "iOS" })?.version,
      !decidesResultType(condition)
    else { return nil }
    let minor = version.components.first?.number.text ?? "0"
    let call = "_isSystem(\(version.major.text), \(minor))"
    guard condition.availabilityKeyword.text == "#available" else { return "!\(call)" }
    let domains = SystemDomain.all(upTo: version).map { "#available(\($0)), " }
    return domains.joined() + call
  }

  /// Whether a condition cannot be compiled so that the compiler knows where names of newer versions may
  /// be used: `#unavailable`, which stands for several domains at once, and what decides a type.
  static func hidesVersion(_ condition: AvailabilityConditionSyntax) -> Bool {
    let isAboutDomain = condition.availabilityArguments.contains {
      $0.argument.as(PlatformVersionSyntax.self).map(SystemDomain.isNewer) ?? false
    }
    return isAboutDomain
      && (condition.availabilityKeyword.text == "#unavailable" || decidesResultType(condition))
  }

  /// Whether branches return views of different types as `some View`: that is allowed only where the
  /// compiler knows that availability decides between them (SE-0360).
  private static func decidesResultType(_ condition: AvailabilityConditionSyntax) -> Bool {
    var node: Syntax? = condition.parent
    var returns = false
    while let current = node {
      if let branch = current.as(IfExprSyntax.self) {
        returns = returns || branch.body.statements.contains { $0.item.is(ReturnStmtSyntax.self) }
      } else if let function = current.as(FunctionDeclSyntax.self) {
        return returns && isOpaque(function.signature.returnClause?.type)
      } else if let variable = current.as(VariableDeclSyntax.self) {
        return returns && isOpaque(variable.bindings.first?.typeAnnotation?.type)
      } else if let member = current.as(SubscriptDeclSyntax.self) {
        return returns && isOpaque(member.returnClause.type)
      } else if current.is(ClosureExprSyntax.self) {
        return false
      }
      node = current.parent
    }
    return false
  }

  private static func isOpaque(_ type: TypeSyntax?) -> Bool {
    type?.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.some)
  }
}
