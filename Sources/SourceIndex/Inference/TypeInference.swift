import SwiftSyntax

/// Finds the types of expressions as far as following page-object chains needs it.
struct TypeInference {
  let table: DeclarationTable
  /// How many declarations an inference may go through, so that circular sources end it.
  private static let depthLimit = 12

  /// A call met while a chain is followed.
  struct CallSite {
    /// Token of the called name.
    var name: TokenSyntax
    /// What it is called on; `nil` if called by name alone or on something unknown.
    var receiver: TypeReference?
    /// Whether the name stands alone: a function, or a method of the type around.
    var isBare: Bool
    /// The called function, if the sources declare it.
    var function: FunctionDeclaration?
    var call: FunctionCallExprSyntax
  }

  /// The type of an expression; `nil` where it is not known.
  func type(of expression: ExprSyntax, in scope: Scope, depth: Int = 0) -> TypeReference? {
    guard depth < Self.depthLimit else { return nil }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      if let cast = sequence.elements.last?.as(TypeExprSyntax.self) {
        return TypeReference(cast.type).map { table.qualified($0, in: scope.owner) }
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
  ///   - onCall: Told of each call that is not an initialiser's, in the order written.
  /// - Returns: The type at the end; `nil` where it is not known.
  func follow(
    _ chain: CallChain, in scope: Scope, depth: Int = 0, onCall: (CallSite) -> Void = { _ in }
  ) -> TypeReference? {
    var current: TypeReference?
    var links = chain.links[...]
    if case .call(let call)? = links.first, let name = chain.rootName {
      links = links.dropFirst()
      current = result(
        ofBareCall: name, call, generics: chain.rootGenerics, in: scope, depth: depth,
        onCall: onCall)
    } else {
      current = rootType(chain, in: scope, depth: depth)
    }
    while let link = links.popFirst() {
      switch link {
      case .member(let name, _):
        guard case .call(let call)? = links.first else {
          current = property(name.text, of: current, in: scope, depth: depth)
          continue
        }
        links = links.dropFirst()
        current = result(ofMember: name, call, on: current, in: scope, depth: depth, onCall: onCall)
      case .call:
        current = nil
      case .subscript:
        switch current?.name {
        case "XCUIElementQuery": current = .element
        case "Array": current = current?.arguments.first
        default: current = nil
        }
      }
    }
    return current
  }

  /// The type that a chain starts with.
  private func rootType(_ chain: CallChain, in scope: Scope, depth: Int) -> TypeReference? {
    if chain.root.is(SuperExprSyntax.self) {
      return table[scope.owner]?.inherited.first.map { table.qualified($0, in: scope.owner) }
    }
    guard let name = chain.rootName?.text else { return nil }
    switch name {
    case "self": return TypeReference(name: scope.owner)
    case "Self": return TypeReference(name: scope.owner, isMetatype: true)
    default: break
    }
    if let local = scope.locals[name] { return table.qualified(local, in: scope.owner) }
    for owner in [scope.owner, DeclarationTable.globalsName] {
      if let type = property(name, of: TypeReference(name: owner), in: scope, depth: depth) {
        return type
      }
    }
    let qualified = table.qualifiedName(name, in: scope.owner)
    guard
      table[qualified] != nil || XCUIVocabulary.types.contains(name)
        || XCUIVocabulary.namespaces.contains(name)
    else { return nil }
    return TypeReference(name: qualified, arguments: chain.rootGenerics, isMetatype: true)
  }

  /// The type of a property, declared or inferred.
  private func property(
    _ name: String, of type: TypeReference?, in scope: Scope, depth: Int
  ) -> TypeReference? {
    guard let type, depth < Self.depthLimit else { return nil }
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
      if table[type.name]?.cases.contains(where: { $0.name == name }) == true {
        return TypeReference(name: type.name)
      }
      let nested = "\(type.name).\(name)"
      if table[nested] != nil { return TypeReference(name: nested, isMetatype: true) }
    }
    return XCUIVocabulary.property(name, of: type)
  }

  /// The result of calling a name that stands alone: an initialiser, a method of the type around,
  /// or a function.
  private func result(
    ofBareCall name: TokenSyntax, _ call: FunctionCallExprSyntax, generics: [TypeReference],
    in scope: Scope, depth: Int, onCall: (CallSite) -> Void
  ) -> TypeReference? {
    let owner = TypeReference(name: scope.owner)
    let found =
      table.function(name.text, labels: call.labels, of: owner)
      ?? table.function(
        name.text, labels: call.labels, of: TypeReference(name: DeclarationTable.globalsName))
    if let found {
      let isMember = found.member.owner != DeclarationTable.globalsName
      onCall(
        CallSite(
          name: name, receiver: isMember ? owner : nil, isBare: true, function: found.member,
          call: call))
      return result(of: found, call, on: owner, in: scope)
    }
    if name.text == "Self" { return owner }
    let type = table.qualifiedName(name.text, in: scope.owner)
    if table[type] != nil || XCUIVocabulary.types.contains(type) {
      return TypeReference(
        name: type, arguments: generics.map { table.qualified($0, in: scope.owner) })
    }
    onCall(CallSite(name: name, receiver: nil, isBare: true, function: nil, call: call))
    return nil
  }

  /// The result of a method call.
  private func result(
    ofMember name: TokenSyntax, _ call: FunctionCallExprSyntax, on receiver: TypeReference?,
    in scope: Scope, depth: Int, onCall: (CallSite) -> Void
  ) -> TypeReference? {
    guard let receiver else {
      onCall(CallSite(name: name, receiver: nil, isBare: false, function: nil, call: call))
      return nil
    }
    if name.text == "init", receiver.isMetatype {
      return TypeReference(name: receiver.name, arguments: receiver.arguments)
    }
    let nested = "\(receiver.name).\(name.text)"
    if receiver.isMetatype, table[nested] != nil { return TypeReference(name: nested) }
    let found = table.function(name.text, labels: call.labels, of: receiver)
    onCall(
      CallSite(
        name: name, receiver: receiver, isBare: false, function: found?.member, call: call))
    guard let found else { return XCUIVocabulary.result(of: name.text, on: receiver) }
    return result(of: found, call, on: receiver, in: scope)
  }

  /// The result type of a function for one call of it.
  private func result(
    of found: DeclarationTable.Found<FunctionDeclaration>, _ call: FunctionCallExprSyntax,
    on receiver: TypeReference, in scope: Scope
  ) -> TypeReference? {
    let function = found.member
    guard let declared = function.returnType else { return nil }
    var substitution = found.substitution
    for (parameter, argument) in zip(function.parameters, call.arguments) {
      guard let type = parameter.type, type.isMetatype, function.generics.contains(type.name),
        let given = metatype(argument.expression)
      else { continue }
      substitution[type.name] = table.qualified(given, in: scope.owner)
    }
    let type = declared.substituting(substitution)
    return resolve(table.qualified(type, in: function.owner), for: receiver, [:])
  }

  /// The type written as `Type.self`, generic arguments included.
  private func metatype(_ expression: ExprSyntax) -> TypeReference? {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "self", let base = member.base
    else { return nil }
    let chain = CallChain(base)
    guard let name = chain.rootName?.text, chain.links.isEmpty else { return nil }
    return TypeReference(name: name, arguments: chain.rootGenerics)
  }

  /// A member's type as seen through a receiver: `Self` and generic parameters replaced.
  private func resolve(
    _ type: TypeReference, for receiver: TypeReference, _ substitution: [String: TypeReference]
  ) -> TypeReference {
    if type.name == "Self" {
      return TypeReference(name: receiver.name, arguments: receiver.arguments)
    }
    return type.substituting(substitution)
  }
}
