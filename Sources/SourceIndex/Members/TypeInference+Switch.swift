import SwiftSyntax

extension TypeInference {
  /// The branches of a `switch` that can be taken, each with the cases that `self` is in it.
  ///
  /// - Parameters:
  ///   - choice: The `switch`.
  ///   - scope: The scope it stands in, which may say already which cases `self` can be.
  /// - Returns: The branches; the cases are the scope's own where it is not `self` that decides.
  func branches(
    of choice: SwitchExprSyntax, in scope: Scope
  ) -> [(branch: SwitchCaseSyntax, selfCases: Set<String>?)] {
    let candidates = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    guard choice.subject.trimmedDescription == "self",
      let all = table[scope.selfType.name]?.cases, !all.isEmpty
    else { return candidates.map { ($0, scope.selfCases) } }
    var rest = scope.selfCases ?? Set(all.map(\.name))
    var result: [(branch: SwitchCaseSyntax, selfCases: Set<String>?)] = []
    for candidate in candidates {
      let named: Set<String>
      var isConditional = false
      if case .case(let patterns) = candidate.label {
        isConditional = patterns.caseItems.contains { $0.whereClause != nil }
        let names = patterns.caseItems.map { Self.caseName($0.pattern) }
        // A pattern that is not understood may be any of the rest.
        named = names.contains(nil) ? rest : Set(names.compactMap(\.self)).intersection(rest)
      } else {
        named = rest
      }
      if named.isEmpty { continue }
      result.append((candidate, named))
      if !isConditional { rest.subtract(named) }
    }
    return result
  }

  /// The case that a pattern names, such as `.save` or `.row(let index)`.
  static func caseName(_ pattern: PatternSyntax) -> String? {
    let expression =
      pattern.as(ExpressionPatternSyntax.self)?.expression
      ?? pattern.as(ValueBindingPatternSyntax.self)?.pattern.as(ExpressionPatternSyntax.self)?
      .expression
    guard let expression else { return nil }
    let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    return called.as(MemberAccessExprSyntax.self)?.declName.baseName.text.replacing("`", with: "")
  }
}
