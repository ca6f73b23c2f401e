import SourceModel
import SwiftParser
import SwiftSyntax

extension TextReader {
  /// What a chain stands for: a local name, a constant, a raw value, what a function returns.
  func chain(
    _ chain: CallChain, _ expression: ExprSyntax, in scope: Scope, expected: TypeReference?,
    depth: Int
  ) -> [TextCandidate] {
    if chain.links.isEmpty, !chain.root.is(DeclReferenceExprSyntax.self) {
      return chain.root.id == expression.id
        ? [.open] : candidates(chain.root, in: scope, expected: expected, depth: depth + 1)
    }
    if chain.links.isEmpty, let name = chain.rootName?.text {
      if let value = scope.values[name] { return local(value, depth: depth) }
      if name == "rawValue" { return rawValues(of: nil, in: scope, depth: depth) }
    }
    var last: TypeInference.Sight?
    _ = inference.follow(chain, in: scope) { last = $0 }
    switch chain.links.last {
    case .member(let name, _)? where name.text == "rawValue":
      var receiver = chain
      receiver.links.removeLast()
      return rawValues(of: receiver, in: scope, depth: depth)
    case .member?, nil:
      guard case .name(let site)? = last, let property = site.property else { return [.open] }
      var receiver: CallChain?
      if !chain.links.isEmpty {
        receiver = chain
        receiver?.links.removeLast()
      }
      return candidates(of: property, receiver, site.receiver, in: scope, depth: depth)
    case .call(let call)?:
      if chain.rootName?.text == "String", chain.links.count == 1 {
        return string(call, in: scope, depth: depth)
      }
      guard case .call(let site)? = last, site.call.id == call.id, let function = site.function
      else { return [.open] }
      return candidates(of: function, site, chain, in: scope, depth: depth)
    case .subscript?: return [.open]
    }
  }

  /// `String(…)`: a text as it is, or a format with gaps for its values.
  private func string(
    _ call: FunctionCallExprSyntax, in scope: Scope, depth: Int
  ) -> [TextCandidate] {
    guard let first = call.arguments.first else { return [.open] }
    if first.label == nil, call.arguments.count == 1 {
      return candidates(first.expression, in: scope, depth: depth + 1)
    }
    guard first.label?.text == "format" else { return [.open] }
    return candidates(first.expression, in: scope, depth: depth + 1).map { candidate in
      guard let format = candidate.text else { return .open }
      let pieces = format.split(
        separator: /%[-+0-9.]*(?:l|ll|h|z)?[@a-zA-Z]/, omittingEmptySubsequences: false)
      return TextCandidate(
        pieces: pieces.map(String.init), origins: candidate.origins, isComposed: true)
    }
  }

  /// What a local name holds.
  private func local(_ value: Scope.Value, depth: Int) -> [TextCandidate] {
    switch value {
    case .expressions(let values):
      return values.flatMap { candidates($0.expression, in: $0.scope, depth: depth + 1) }
    case .element(let sequence, let scope):
      guard let elements = elements(of: sequence, in: scope, depth: depth + 1) else {
        return [.open]
      }
      return elements.flatMap { candidates($0.expression, in: $0.scope, depth: depth + 1) }
    case .parameter(let function, let name):
      return handedOver(to: name, of: function, depth: depth) {
        candidates($0.expression, in: $0.scope, depth: depth + 1)
      }
    case .opaque: return [.open]
    }
  }

  /// What callers hand over to a parameter.
  private func handedOver(
    to name: String, of function: String, depth: Int,
    _ read: (ArgumentTable.Value) -> [TextCandidate]
  ) -> [TextCandidate] {
    let id = Self.id(ofFunction: function)
    return values(of: name, of: function).flatMap(read).map { candidate in
      var candidate = candidate
      for index in candidate.origins.indices where candidate.origins[index].through.last != id {
        candidate.origins[index].through.append(id)
      }
      // What is put together already is decided there; else who hands it over decides.
      candidate.givers =
        candidate.isComposed
        ? [candidate.givers.first ?? candidate.composer].compactMap(\.self)
        : candidate.origins.compactMap(\.member)
      return candidate
    }
  }

  /// The values of a parameter, those handed to what the function overrides or implements included.
  func values(of name: String, of function: String) -> [ArgumentTable.Value] {
    var result = arguments.parameters[function]?[name] ?? []
    let id = Self.id(ofFunction: function)
    guard let dot = id.prefix(while: { $0 != "(" }).lastIndex(of: ".") else { return result }
    let owner = String(id[..<dot])
    let fullName = id[id.index(after: dot)...]
    guard
      let index = functions(of: owner, fullName)?.parameters.firstIndex(where: {
        $0.name == name
      })
    else { return result }
    for ancestor in table.lineageNames(of: owner).dropFirst() {
      guard let overridden = functions(of: ancestor, fullName),
        overridden.parameters.indices.contains(index)
      else { continue }
      result += arguments.parameters[overridden.key]?[overridden.parameters[index].name] ?? []
    }
    return result
  }

  private func functions(of owner: String, _ fullName: Substring) -> FunctionDeclaration? {
    table[owner]?.functions.first { $0.fullName == fullName }
  }

  /// The id in a function's key.
  static func id(ofFunction key: String) -> String {
    let id = key.split(separator: "@", maxSplits: 1).first.map(String.init) ?? key
    return id.hasPrefix(".") ? String(id.dropFirst()) : id
  }

  /// What a function returns for one call of it.
  private func candidates(
    of function: FunctionDeclaration, _ site: TypeInference.CallSite, _ chain: CallChain,
    in scope: Scope, depth: Int
  ) -> [TextCandidate] {
    guard let statements = function.statements else { return [.open] }
    var inner = Declaration.function(function).scope(on: site.receiver)
    for match in function.match(site.call.arguments) {
      inner.values[match.parameter.name] = .expressions([
        (match.expression, match.isDefault ? inner : scope)
      ])
    }
    if let type = site.receiver, table[type.name]?.cases.isEmpty == false {
      var receiver = chain
      receiver.links = chain.links.dropLast(2)
      inner.selfCases = selfCases(of: receiver, type, in: scope, depth: depth)
    }
    return results(of: statements, in: inner).flatMap {
      candidates($0.expression, in: $0.scope, depth: depth + 1)
    }
  }

  /// What a property holds, those of types that override it included where any may be meant.
  private func candidates(
    of property: PropertyDeclaration, _ receiver: CallChain?, _ type: TypeReference?,
    in scope: Scope, depth: Int
  ) -> [TextCandidate] {
    var properties = [property]
    let mayBeOverridden = !property.isStatic && type?.isMetatype != true
    if mayBeOverridden, let type {
      properties += (subtypes[type.name] ?? []).compactMap { name in
        table[name]?.properties.first { $0.name == property.name }
      }
    }
    let found = properties.flatMap { property -> [TextCandidate] in
      let declaration = Declaration.property(property)
      var inner = declaration.scope(on: properties.count == 1 ? type : nil)
      if let type, table[type.name]?.cases.isEmpty == false, !property.isStatic {
        inner.selfCases = selfCases(of: receiver, type, in: scope, depth: depth)
      }
      if let getter = property.getter {
        return results(of: getter, in: inner).flatMap {
          candidates($0.expression, in: $0.scope, depth: depth + 1)
        }
      }
      let assigned = (arguments.properties[declaration.id] ?? []).flatMap {
        candidates($0.expression, in: $0.scope, depth: depth + 1)
      }
      guard let value = property.value else { return assigned }
      let initial = LocatorReader.expression(of: property) ?? value
      return candidates(initial, in: inner, depth: depth + 1) + assigned
    }
    return found.isEmpty ? [.open] : found
  }

  /// The raw values that a chain may have; those of `self` without one.
  private func rawValues(of receiver: CallChain?, in scope: Scope, depth: Int) -> [TextCandidate] {
    var type = scope.selfType
    if let receiver {
      guard let known = inference.follow(receiver, in: scope) ?? implicitType(receiver, scope)
      else { return [.open] }
      type = TypeReference(name: known.name)
    }
    let names = [type.name] + (table[type.name]?.kind == .protocol ? subtypes[type.name] ?? [] : [])
    let only = selfCases(of: receiver, type, in: scope, depth: depth)
    let isNamed = receiver.map { namesCase($0, in: scope) } ?? false
    return names.flatMap { name in
      (table[name]?.cases ?? []).filter { only?.contains($0.name) ?? true }.map {
        var value = rawValue(of: $0, type: name)
        if !isNamed { value.givers = [CodeMember.id(owner: name, name: $0.name)] }
        return value
      }
    }
  }

  /// Whether a chain names a case, so that it is the member around that decides for it.
  private func namesCase(_ chain: CallChain, in scope: Scope) -> Bool {
    var last: TypeInference.Sight?
    _ = inference.follow(chain, in: scope) { last = $0 }
    guard case .name(let site)? = last else { return false }
    return site.enumCase != nil
  }

  private func implicitType(_ chain: CallChain, _ scope: Scope) -> TypeReference? {
    guard let name = chain.rootName?.text, chain.links.isEmpty,
      case .element(let sequence, let outer)? = scope.values[name]
    else { return nil }
    return inference.type(of: sequence, in: outer)?.arguments.first
  }
}
