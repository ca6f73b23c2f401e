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
    /// What the result is; `nil` where it is not known.
    var result: TypeReference?
    /// Whether it is called on `super`, so that it still runs on the type of `self`.
    var isOnSuper = false
  }

  /// A name met while a chain is followed that is no call.
  struct NameSite {
    var name: TokenSyntax
    /// What it is a member of; `nil` if it stands alone or that is not known.
    var receiver: TypeReference?
    /// The property, if the sources declare it.
    var property: PropertyDeclaration?
    /// The enumeration's case that it is.
    var enumCase: EnumCase?
    /// What it is; `nil` where that is not known.
    var result: TypeReference?
    var isOnSuper = false
  }

  /// A value made of a type.
  struct CreationSite {
    var type: TypeReference
    var call: FunctionCallExprSyntax
    /// The name whose line the call is on.
    var name: TokenSyntax
  }

  /// What is met while a chain is followed, in the order written.
  enum Sight {
    case call(CallSite)
    case name(NameSite)
    case creation(CreationSite)
    /// A subscript, with the type it is asked of and its position among the links.
    case access(SubscriptCallExprSyntax, on: TypeReference?, link: Int)
  }

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

  /// The result of calling a name that stands alone: an initialiser, a method of the type around,
  /// or a function.
  private func result(
    ofBareCall name: TokenSyntax, _ call: FunctionCallExprSyntax, generics: [TypeReference],
    in scope: Scope, observe: (Sight) -> Void
  ) -> TypeReference? {
    if let local = scope.functions[name.text] {
      let type = local.returnType.map { table.qualified($0, in: scope.owner) }
      observe(
        .call(
          CallSite(
            name: name, receiver: nil, isBare: true, function: local, call: call, result: type)))
      return type
    }
    for owner in scope.namespaces {
      guard let found = table.function(name.text, labels: call.labels, of: owner) else { continue }
      let isMember = found.member.owner != DeclarationTable.globalsName
      let type = result(of: found, call, on: owner, in: scope)
      observe(
        .call(
          CallSite(
            name: name, receiver: isMember ? owner : nil, isBare: true, function: found.member,
            call: call, result: type)))
      return type
    }
    if let type = createdType(name.text, generics: generics, in: scope) {
      observe(.creation(CreationSite(type: type, call: call, name: name)))
      return type
    }
    let type =
      name.text == "XCTUnwrap"
      ? call.arguments.first.flatMap { self.type(of: $0.expression, in: scope, depth: 1) }
      : XCUIVocabulary.result(of: name.text, on: scope.selfType)
    observe(
      .call(
        CallSite(
          name: name, receiver: nil, isBare: true, function: nil, call: call, result: type)))
    return type
  }

  /// The type that a call of a name makes a value of.
  private func createdType(
    _ name: String, generics: [TypeReference], in scope: Scope
  ) -> TypeReference? {
    if name == "Self" { return scope.selfType }
    if let bound = scope.generics[name] {
      return TypeReference(name: bound.name, arguments: bound.arguments)
    }
    if let local = scope.locals[name], local.isMetatype {
      let type = table.qualified(local, in: scope.owner).substituting(scope.generics)
      return TypeReference(name: type.name, arguments: type.arguments)
    }
    let type = table.qualifiedName(name, in: scope.owner)
    guard table[type] != nil || XCUIVocabulary.types.contains(type) else { return nil }
    return TypeReference(
      name: type,
      arguments: generics.map {
        table.qualified($0, in: scope.owner).substituting(scope.generics)
      })
  }

  /// The result of a method call.
  private func result(
    ofMember name: TokenSyntax, _ call: FunctionCallExprSyntax, on receiver: TypeReference?,
    isOnSuper: Bool, in scope: Scope, observe: (Sight) -> Void
  ) -> TypeReference? {
    guard let receiver else {
      observe(.call(CallSite(name: name, receiver: nil, isBare: false, function: nil, call: call)))
      return nil
    }
    if name.text == "init" {
      let type = TypeReference(name: receiver.name, arguments: receiver.arguments)
      observe(.creation(CreationSite(type: type, call: call, name: name)))
      return type
    }
    let nested = "\(receiver.name).\(name.text)"
    if receiver.isMetatype, table[nested] != nil {
      let type = TypeReference(name: nested)
      observe(.creation(CreationSite(type: type, call: call, name: name)))
      return type
    }
    var site = CallSite(
      name: name, receiver: receiver, isBare: false, function: nil, call: call,
      isOnSuper: isOnSuper)
    if let found = table.function(name.text, labels: call.labels, of: receiver) {
      site.function = found.member
      site.result = result(of: found, call, on: receiver, in: scope)
    } else if receiver.isMetatype,
      let found = table[receiver.name]?.cases.first(where: { $0.name == name.text })
    {
      // A case with associated values.
      let type = TypeReference(name: receiver.name)
      observe(.name(NameSite(name: name, receiver: receiver, enumCase: found, result: type)))
      return type
    } else {
      site.result = XCUIVocabulary.result(of: name.text, on: receiver)
    }
    observe(.call(site))
    return site.result
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
        .substituting(scope.generics)
    }
    let type = declared.substituting(substitution)
    return resolve(table.qualified(type, in: function.owner), for: receiver, [:])
  }

  /// The type written as `Type.self`, generic arguments included.
  func metatype(_ expression: ExprSyntax) -> TypeReference? {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "self", let base = member.base
    else { return nil }
    let chain = CallChain(base)
    guard var name = chain.rootName?.text else { return nil }
    var arguments = chain.rootGenerics
    for link in chain.links {
      guard case .member(let nested, let generics) = link else { return nil }
      name += ".\(nested.text)"
      arguments = generics
    }
    return TypeReference(name: name, arguments: arguments)
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
