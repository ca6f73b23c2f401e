import SwiftSyntax

extension Scope {
  /// Adds a local name.
  ///
  /// - Parameters:
  ///   - pattern: The name; of other patterns, each name in it can be anything.
  ///   - declared: Its type as written.
  ///   - value: Its initial value.
  ///   - assigned: What names are set to later.
  ///   - changed: Names that are changed otherwise.
  ///   - inference: Finds the type of the value.
  mutating func bind(
    _ pattern: PatternSyntax, declared: TypeReference?, value: ExprSyntax?,
    assigned: [String: [ExprSyntax]] = [:], changed: Set<String> = [], _ inference: TypeInference
  ) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      for name in pattern.boundNames { hide(name) }
      return
    }
    let before = self
    let all = [value].compactMap(\.self) + (assigned[name] ?? [])
    locals[name] = declared ?? all.lazy.compactMap { inference.type(of: $0, in: before) }.first
    values[name] =
      changed.contains(name) || all.isEmpty
      ? .opaque : .expressions(all.map { (expression: $0, scope: before) })
  }

  /// Adds a local name of a known type and value.
  mutating func bind(_ pattern: PatternSyntax, type: TypeReference?, value: Value) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      for name in pattern.boundNames { hide(name) }
      return
    }
    locals[name] = type
    values[name] = value
  }

  /// Makes a name one that can be anything, whatever it meant outside.
  mutating func hide(_ name: String) {
    locals[name] = nil
    values[name] = .opaque
  }

  /// The type that a closure's own parameter clause gives a name.
  func ownLocal(_ name: String, in closure: ClosureExprSyntax) -> TypeReference? {
    guard case .parameterClause? = closure.signature?.parameterClause else { return nil }
    return locals[name]
  }
}

extension PatternSyntax {
  /// The names that it binds.
  var boundNames: [String] {
    var names: [String] = []
    for token in tokens(viewMode: .sourceAccurate) {
      if let parent = token.parent?.as(IdentifierPatternSyntax.self) {
        names.append(parent.identifier.text)
      }
    }
    return names
  }
}
