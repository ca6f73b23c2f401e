import SwiftSyntax

/// Finds the types of expressions as far as following page-object chains needs it.
struct TypeInference {
  let table: DeclarationTable
  /// How many declarations an inference may go through, so that circular sources end it.
  private static let depthLimit = 12

  /// The type of an expression; `nil` where it is not known.
  func type(of expression: ExprSyntax, in scope: Scope, depth: Int = 0) -> TypeReference? {
    guard depth < Self.depthLimit else { return nil }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      if let cast = sequence.elements.last?.as(TypeExprSyntax.self) {
        return TypeReference(cast.type).map {
          table.qualified($0, in: scope.owner).substituting(scope.generics)
        }
      }
      return sequence.elements.first.flatMap { type(of: $0, in: scope, depth: depth + 1) }
    }
    return follow(CallChain(expression), in: scope, depth: depth)
  }

  /// Follows a chain to its end.
  ///
  /// - Parameters:
  ///   - chain: What to follow.
  ///   - scope: What names mean there.
  ///   - depth: How many declarations led here.
  ///   - observe: Told of what is met, in the order written.
  /// - Returns: The type at the end; `nil` where it is not known.
  func follow(
    _ chain: CallChain, in scope: Scope, depth: Int = 0, observe: (Sight) -> Void = { _ in }
  ) -> TypeReference? {
    var current: TypeReference?
    var links = chain.links[...]
    var isOnSuper = chain.root.is(SuperExprSyntax.self)
    if case .call(let call)? = links.first, let name = chain.rootName {
      links = links.dropFirst()
      current = result(
        ofBareCall: name, call, generics: chain.rootGenerics, in: scope, observe: observe)
    } else {
      current = rootType(chain, in: scope, depth: depth, observe: observe)
    }
    while let link = links.first {
      let position = links.startIndex
      links = links.dropFirst()
      defer { isOnSuper = false }
      switch link {
      case .member(let name, _):
        guard case .call(let call)? = links.first else {
          var site = self.site(of: name, on: current, depth: depth)
          site.isOnSuper = isOnSuper
          observe(.name(site))
          current = site.result
          continue
        }
        links = links.dropFirst()
        current = result(
          ofMember: name, call, on: current, isOnSuper: isOnSuper, in: scope, observe: observe)
      case .call:
        current = nil
      case .subscript(let access):
        observe(.access(access, on: current, link: position))
        current = result(of: access, on: current, in: scope, depth: depth)
      }
    }
    return current
  }

  /// The result of a subscript.
  private func result(
    of access: SubscriptCallExprSyntax, on type: TypeReference?, in scope: Scope, depth: Int
  ) -> TypeReference? {
    guard let type else { return nil }
    if let declared = declaredSubscript(of: access, on: type, in: scope, depth: depth),
      let result = declared.member.returnType
    {
      return table.qualified(result, in: declared.member.owner)
        .substituting(declared.substitution)
    }
    switch type.name {
    case "XCUIElementQuery": return .element
    case "Array": return type.arguments.first
    default: return nil
    }
  }

  /// The type that a chain starts with.
  private func rootType(
    _ chain: CallChain, in scope: Scope, depth: Int, observe: (Sight) -> Void
  ) -> TypeReference? {
    if chain.root.is(SuperExprSyntax.self) {
      return table[scope.owner]?.inherited.first.map { table.qualified($0, in: scope.owner) }
    }
    guard let token = chain.rootName else { return nil }
    let name = token.text
    switch name {
    case "self": return scope.selfType
    case "Self": return TypeReference(name: scope.selfType.name, isMetatype: true)
    default: break
    }
    if let local = scope.locals[name] {
      return table.qualified(local, in: scope.owner).substituting(scope.generics)
    }
    if scope.values[name] != nil { return nil }
    if let bound = scope.generics[name] {
      return TypeReference(name: bound.name, arguments: bound.arguments, isMetatype: true)
    }
    for owner in scope.namespaces where declares(name, owner) {
      let site = site(of: token, on: owner, depth: depth)
      observe(.name(site))
      return site.result
    }
    let qualified = table.qualifiedName(name, in: scope.owner)
    guard
      table[qualified] != nil || XCUIVocabulary.types.contains(name)
        || XCUIVocabulary.namespaces.contains(name)
    else { return nil }
    return TypeReference(name: qualified, arguments: chain.rootGenerics, isMetatype: true)
  }

  /// Whether a type has a property or a case of a name.
  private func declares(_ name: String, _ type: TypeReference) -> Bool {
    if table.property(name, of: type) != nil { return true }
    if XCUIVocabulary.property(name, of: type) != nil { return true }
    return table[type.name]?.cases.contains { $0.name == name } ?? false
  }

  /// A name as the member of a type, with what is known of it.
  private func site(of token: TokenSyntax, on type: TypeReference?, depth: Int) -> NameSite {
    let name = token.text.replacing("`", with: "")
    var site = NameSite(name: token, receiver: type)
    guard let type else { return site }
    site.property = table.property(name, of: type)?.member
    if site.property == nil {
      site.enumCase = table[type.name]?.cases.first { $0.name == name }
    }
    site.result =
      site.enumCase == nil
      ? property(name, of: type, depth: depth) : TypeReference(name: type.name)
    return site
  }

  /// The type of a property, declared or inferred.
  private func property(_ name: String, of type: TypeReference, depth: Int) -> TypeReference? {
    guard depth < Self.depthLimit else { return nil }
    if name == "self" { return type }
    if let found = table.property(name, of: type) {
      let property = found.member
      let owner = Scope(owner: property.owner)
      let result =
        property.type.map { table.qualified($0, in: property.owner) }
        ?? LocatorReader.expression(of: property).flatMap {
          self.type(of: $0, in: owner, depth: depth + 1)
        }
      return result.map { resolve($0, for: type, found.substitution) }
    }
    if type.isMetatype {
      if name == "allCases", table[type.name]?.cases.isEmpty == false {
        return TypeReference(name: "Array", arguments: [TypeReference(name: type.name)])
      }
      let nested = "\(type.name).\(name)"
      if table[nested] != nil { return TypeReference(name: nested, isMetatype: true) }
    }
    return XCUIVocabulary.property(name, of: type)
  }

  /// A member's type as seen through a receiver: `Self` and generic parameters replaced.
  func resolve(
    _ type: TypeReference, for receiver: TypeReference, _ substitution: [String: TypeReference]
  ) -> TypeReference {
    if type.name == "Self" {
      return TypeReference(name: receiver.name, arguments: receiver.arguments)
    }
    return type.substituting(substitution)
  }
}
