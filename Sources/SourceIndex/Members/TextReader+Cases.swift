import SwiftSyntax

extension TextReader {
  /// The cases that an expression may be.
  ///
  /// - Parameters:
  ///   - receiver: The expression; `self` without one.
  ///   - type: The enumeration.
  ///   - scope: The scope it stands in.
  ///   - depth: How many declarations led here.
  /// - Returns: Names of cases; `nil` for any.
  func selfCases(
    of receiver: CallChain?, _ type: TypeReference, in scope: Scope, depth: Int
  ) -> Set<String>? {
    guard let receiver, !(receiver.links.isEmpty && receiver.rootName?.text == "self") else {
      return scope.selfCases
    }
    return cases(of: receiver, type, in: scope, depth: depth + 1)
  }

  private func cases(
    of chain: CallChain, _ type: TypeReference, in scope: Scope, depth: Int
  ) -> Set<String>? {
    guard depth < 12 else { return nil }
    if let implicit = chain.root.as(MemberAccessExprSyntax.self), implicit.base == nil,
      chain.links.isEmpty
    {
      let name = implicit.declName.baseName.text.replacing("`", with: "")
      return table[type.name]?.cases.contains { $0.name == name } == true ? [name] : nil
    }
    if chain.links.isEmpty, let name = chain.rootName?.text, let value = scope.values[name] {
      switch value {
      case .expressions(let values):
        return union(values.map { ($0.expression, $0.scope) }, type, depth)
      case .element(let sequence, let outer):
        return elements(of: sequence, in: outer, depth: depth + 1).flatMap {
          union($0.map { ($0.expression, $0.scope) }, type, depth)
        }
      case .parameter(let function, let name):
        return union(
          values(of: name, of: function).map { ($0.expression, $0.scope) }, type, depth)
      case .opaque: return nil
      }
    }
    var last: TypeInference.Sight?
    _ = inference.follow(chain, in: scope) { last = $0 }
    guard case .name(let site)? = last, let enumCase = site.enumCase else { return nil }
    return [enumCase.name]
  }

  private func union(
    _ values: [(ExprSyntax, Scope)], _ type: TypeReference, _ depth: Int
  ) -> Set<String>? {
    guard !values.isEmpty else { return nil }
    var result: Set<String> = []
    for (expression, scope) in values {
      guard let found = cases(of: CallChain(expression), type, in: scope, depth: depth + 1) else {
        return nil
      }
      result.formUnion(found)
    }
    return result
  }

  /// The elements of a sequence that is written out, through names.
  func elements(
    of sequence: ExprSyntax, in scope: Scope, depth: Int
  ) -> [(expression: ExprSyntax, scope: Scope)]? {
    guard depth < 12 else { return nil }
    if let array = sequence.as(ArrayExprSyntax.self) {
      return array.elements.map { ($0.expression, scope) }
    }
    let chain = CallChain(sequence)
    if chain.links.isEmpty, let name = chain.rootName?.text, let value = scope.values[name] {
      guard case .expressions(let values) = value else {
        guard case .parameter(let function, let name) = value else { return nil }
        let all = self.values(of: name, of: function)
        return all.isEmpty ? nil : joined(all.map { ($0.expression, $0.scope) }, depth)
      }
      return joined(values.map { ($0.expression, $0.scope) }, depth)
    }
    var last: TypeInference.Sight?
    _ = inference.follow(chain, in: scope) { last = $0 }
    guard case .name(let site)? = last, let property = site.property,
      let value = LocatorReader.expression(of: property)
    else { return nil }
    let inner = Declaration.property(property).scope(on: nil)
    return elements(of: value, in: inner, depth: depth + 1)
  }

  private func joined(
    _ values: [(ExprSyntax, Scope)], _ depth: Int
  ) -> [(expression: ExprSyntax, scope: Scope)]? {
    var result: [(expression: ExprSyntax, scope: Scope)] = []
    for (expression, scope) in values {
      guard let found = elements(of: expression, in: scope, depth: depth + 1) else { return nil }
      result += found
    }
    return result
  }
}
