import SwiftParser
import SwiftSyntax

/// Finds the strings that expressions stand for: literals, constants, raw values of cases.
struct ConstantReader {
  let inference: TypeInference
  /// How many constants a string may be made of, one through another.
  private static let depthLimit = 12

  /// The string of an expression, if it is known without running anything.
  func string(_ expression: ExprSyntax, in scope: Scope, depth: Int = 0) -> String? {
    guard depth < Self.depthLimit else { return nil }
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return string(literal, in: scope, depth: depth)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return concatenation(Array(sequence.elements), in: scope, depth: depth)
    }
    return string(CallChain(expression), in: scope, depth: depth)
  }

  /// A literal, with its interpolations if all of them are known.
  private func string(
    _ literal: StringLiteralExprSyntax, in scope: Scope, depth: Int
  ) -> String? {
    if let value = literal.representedLiteralValue { return value }
    guard literal.openingQuote.tokenKind == .stringQuote, literal.openingPounds == nil else {
      return nil
    }
    var result = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let text) where !text.content.text.contains("\\"):
        result += text.content.text
      case .expressionSegment(let interpolation):
        guard let only = interpolation.expressions.first, interpolation.expressions.count == 1,
          let value = string(only.expression, in: scope, depth: depth + 1)
        else { return nil }
        result += value
      default:
        return nil
      }
    }
    return result
  }

  /// Strings joined by `+`.
  private func concatenation(_ elements: [ExprSyntax], in scope: Scope, depth: Int) -> String? {
    var result = ""
    for element in elements {
      if let plus = element.as(BinaryOperatorExprSyntax.self) {
        guard plus.operator.text == "+" else { return nil }
      } else {
        guard let part = string(element, in: scope, depth: depth + 1) else { return nil }
        result += part
      }
    }
    return result
  }

  /// A constant named by a chain such as `Identifier.Login.email.rawValue`.
  private func string(_ chain: CallChain, in scope: Scope, depth: Int) -> String? {
    var names: [String] = []
    guard let root = chain.rootName?.text else { return nil }
    for link in chain.links {
      guard case .member(let name, _) = link else { return nil }
      names.append(name.text)
    }
    if names.isEmpty {
      if let constant = scope.constants[root] { return constant }
      if root == "rawValue", let own = scope.enumCase { return own.rawValue }
      return property(root, of: TypeReference(name: scope.owner), depth: depth)
        ?? property(root, of: TypeReference(name: DeclarationTable.globalsName), depth: depth)
    }
    let last = names.removeLast()
    if root == "self", names.isEmpty {
      if last == "rawValue", let own = scope.enumCase { return own.rawValue }
      return property(last, of: TypeReference(name: scope.owner), depth: depth)
    }
    if last == "rawValue", let value = names.popLast() {
      return enumCase(value, of: owner(root, names, in: scope))?.rawValue
    }
    guard let owner = owner(root, names, in: scope) else { return nil }
    return property(last, of: owner, depth: depth)
  }

  /// The type that a constant is a member of.
  private func owner(_ root: String, _ names: [String], in scope: Scope) -> TypeReference? {
    let path = root == "Self" ? [scope.owner] + names : [root] + names
    let name = inference.table.qualifiedName(path.joined(separator: "."), in: scope.owner)
    return inference.table[name] == nil ? nil : TypeReference(name: name)
  }

  private func enumCase(_ name: String, of type: TypeReference?) -> EnumCase? {
    type.flatMap { inference.table[$0.name] }?.cases.first { $0.name == name }
  }

  private func property(_ name: String, of type: TypeReference, depth: Int) -> String? {
    guard let property = inference.table.property(name, of: type)?.member,
      let value = LocatorReader.expression(of: property)
    else { return nil }
    return string(value, in: Scope(owner: property.owner), depth: depth + 1)
  }
}
