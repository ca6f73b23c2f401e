import SwiftSyntax

/// The results of calls: of functions, of methods, and of types that values are made of.
extension TypeInference {
  /// The result of calling a name that stands alone: an initialiser, a method of the type around,
  /// or a function.
  func result(
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
  func result(
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
}
