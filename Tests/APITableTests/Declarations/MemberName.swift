import SwiftSyntax

/// A member as documentation names it, such as `wait(for:timeout:)`.
struct MemberName: Hashable {
  /// What kind of declaration it is, as far as a use of it looks different.
  enum Kind: Hashable {
    case type
    case function
    case initializer
    case property
    case `subscript`
    case enumCase
    case alias
  }

  var kind: Kind
  var base: String
  /// The labels of the parameters; `_` where there is none.
  var labels: [String] = []
  var isStatic = false

  /// The usual spelling.
  var text: String {
    switch kind {
    case .function, .initializer, .subscript:
      "\(base)(\(labels.map { "\($0):" }.joined()))"
    case .enumCase: base
    case .type, .property, .alias: base
    }
  }

  /// The names that a declaration gives; several for `case a, b`.
  static func names(of declaration: DeclSyntax) -> [MemberName] {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return [
        MemberName(
          kind: .function, base: plain(function.name),
          labels: labels(function.signature.parameterClause),
          isStatic: isStatic(function.modifiers))
      ]
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      return [
        MemberName(
          kind: .initializer, base: "init",
          labels: labels(initializer.signature.parameterClause))
      ]
    }
    if let member = declaration.as(SubscriptDeclSyntax.self) {
      // A subscript's parameter has a label only where two names are written.
      let labels = member.parameterClause.parameters.map {
        $0.secondName == nil ? "_" : plain($0.firstName)
      }
      return [MemberName(kind: .subscript, base: "subscript", labels: labels)]
    }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap { binding in
        binding.pattern.as(IdentifierPatternSyntax.self).map {
          MemberName(
            kind: .property, base: plain($0.identifier), isStatic: isStatic(variable.modifiers))
        }
      }
    }
    if let cases = declaration.as(EnumCaseDeclSyntax.self) {
      return cases.elements.map { MemberName(kind: .enumCase, base: plain($0.name)) }
    }
    if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      return [MemberName(kind: .alias, base: plain(alias.name))]
    }
    return []
  }

  /// The positions of parameters that have a default.
  static func optionalParameters(of declaration: DeclSyntax) -> Set<Int> {
    let parameters =
      declaration.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      ?? declaration.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
    let optional = (parameters ?? []).enumerated().filter { $0.element.defaultValue != nil }
    return Set(optional.map(\.offset))
  }

  /// A name without the backticks that keywords need.
  static func plain(_ token: TokenSyntax) -> String {
    token.text.filter { $0 != "`" }
  }

  private static func labels(_ clause: FunctionParameterClauseSyntax) -> [String] {
    clause.parameters.map { plain($0.firstName) }
  }

  private static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["static", "class"].contains($0.name.text) }
  }
}
