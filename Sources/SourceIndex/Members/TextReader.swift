import SourceModel
import SwiftParser
import SwiftSyntax

/// Finds the texts that expressions may stand for, through constants, calls and what callers hand
/// over, with the places where they are written.
struct TextReader {
  let inference: TypeInference
  /// What calls hand over, over all sources.
  let arguments: ArgumentTable
  /// Names of the types that inherit from each type.
  let subtypes: [String: [String]]

  var table: DeclarationTable { inference.table }

  /// How many declarations a text may go through.
  private static let depthLimit = 12
  /// How many texts an expression may stand for; with more it is as good as unknown.
  private static let limit = 200

  /// The texts that an expression may stand for: at least one, which may be open.
  func candidates(
    _ expression: ExprSyntax, in scope: Scope, expected: TypeReference? = nil, depth: Int = 0
  ) -> [TextCandidate] {
    guard depth < Self.depthLimit else { return [.open] }
    let found: [TextCandidate]
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): found = text(literal, in: scope, depth: depth)
    case .sequenceExpr(let sequence):
      found = operation(Array(sequence.elements)[...], in: scope, depth: depth)
    case .ifExpr, .switchExpr:
      found = results(implicitlyOf: expression, in: scope).flatMap {
        candidates($0.expression, in: $0.scope, depth: depth + 1)
      }
    default:
      found = chain(CallChain(expression), expression, in: scope, expected: expected, depth: depth)
    }
    return Self.limited(found)
  }

  /// Candidates without repetitions; an open one where there are too many, or none.
  static func limited(_ found: [TextCandidate]) -> [TextCandidate] {
    var seen: Set<TextCandidate> = []
    let unique = found.filter { seen.insert($0).inserted }
    return unique.isEmpty || unique.count > limit ? [.open] : unique
  }

  /// A literal, with what its interpolations stand for.
  private func text(
    _ literal: StringLiteralExprSyntax, in scope: Scope, depth: Int
  ) -> [TextCandidate] {
    if let value = literal.representedLiteralValue {
      return [TextCandidate(pieces: [value], origins: origins(of: literal, value, in: scope))]
    }
    var result = [TextCandidate(pieces: [""], isComposed: true)]
    for segment in literal.segments {
      let next: [TextCandidate]
      switch segment {
      case .stringSegment(let part):
        let isPlain = !part.content.text.contains("\\")
        let text = part.content.text
        next =
          isPlain
          ? [TextCandidate(pieces: [text], origins: origins(of: literal, text, in: scope))]
          : [.open]
      case .expressionSegment(let interpolation):
        let values = interpolation.expressions
        next =
          values.count == 1 && values.first?.label == nil
          ? values.first.map { candidates($0.expression, in: scope, depth: depth + 1) } ?? [.open]
          : [.open]
      }
      result = product(result, next, in: scope)
    }
    return result
  }

  private func product(
    _ left: [TextCandidate], _ right: [TextCandidate], in scope: Scope
  ) -> [TextCandidate] {
    guard left.count * right.count <= Self.limit else { return [.open] }
    return left.flatMap { first in right.map { first.followed(by: $0, in: scope.member) } }
  }

  /// Operands joined by operators: `? :` binds least, then `??`, then `+`.
  private func operation(
    _ parts: ArraySlice<ExprSyntax>, in scope: Scope, depth: Int
  ) -> [TextCandidate] {
    if let index = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = parts[index].as(UnresolvedTernaryExprSyntax.self)
    {
      return candidates(ternary.thenExpression, in: scope, depth: depth + 1)
        + operation(parts[(index + 1)...], in: scope, depth: depth + 1)
    }
    if let index = parts.firstIndex(where: { Self.isOperator($0, "??") }) {
      return operation(parts[..<index], in: scope, depth: depth + 1)
        + operation(parts[(index + 1)...], in: scope, depth: depth + 1)
    }
    if let first = parts.first, parts.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true {
      return candidates(first, in: scope, depth: depth + 1)
    }
    if parts.count == 1, let only = parts.first {
      return candidates(only, in: scope, depth: depth + 1)
    }
    var result = [TextCandidate(pieces: [""], isComposed: true)]
    for part in parts {
      if part.is(BinaryOperatorExprSyntax.self) {
        guard Self.isOperator(part, "+") else { return [.open] }
      } else {
        result = product(result, candidates(part, in: scope, depth: depth + 1), in: scope)
      }
    }
    return result
  }

  private static func isOperator(_ expression: ExprSyntax, _ name: String) -> Bool {
    expression.as(BinaryOperatorExprSyntax.self)?.operator.text == name
  }

  /// Where a literal is written: in the member around, or for the cases that `self` is there.
  private func origins(
    of literal: StringLiteralExprSyntax, _ text: String, in scope: Scope
  ) -> [CodeOrigin] {
    guard let source = scope.source else { return [] }
    let start = literal.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = literal.endPositionBeforeTrailingTrivia.utf8Offset
    let members: [String] =
      scope.selfCases.map { cases in
        cases.sorted().map { CodeMember.id(owner: scope.selfType.name, name: $0) }
      } ?? [scope.member]
    return members.map { member in
      CodeOrigin(
        text: text, form: .literal, member: member.isEmpty ? nil : member,
        location: source.location(of: literal), range: start..<end)
    }
  }

  /// The raw value of a case.
  func rawValue(of enumCase: EnumCase, type: String) -> TextCandidate {
    let member = CodeMember.id(owner: type, name: enumCase.name)
    let token: any SyntaxProtocol
    var form = CodeOrigin.Form.caseName
    if let value = enumCase.rawLiteral {
      guard value.as(StringLiteralExprSyntax.self)?.representedLiteralValue != nil else {
        return .open
      }
      token = value
      form = .literal
    } else {
      guard table[type]?.inherited.contains(where: { $0.name == "String" }) ?? false else {
        return .open
      }
      token = enumCase.nameToken
    }
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = token.endPositionBeforeTrailingTrivia.utf8Offset
    let origin = CodeOrigin(
      text: enumCase.rawValue, form: form, member: member,
      location: enumCase.source.location(of: token), range: start..<end)
    return TextCandidate(pieces: [enumCase.rawValue], origins: [origin])
  }
}
