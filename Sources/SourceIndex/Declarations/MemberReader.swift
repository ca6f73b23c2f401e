import SwiftParser
import SwiftSyntax

/// Reads single members of types.
enum MemberReader {
  /// The variables that a declaration introduces, one for each name.
  static func properties(
    _ declaration: VariableDeclSyntax, owner: String, source: ParsedSource
  ) -> [PropertyDeclaration] {
    declaration.bindings.compactMap { binding in
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      return PropertyDeclaration(
        name: pattern.identifier.text, owner: owner,
        type: binding.typeAnnotation.flatMap { TypeReference($0.type) },
        value: binding.initializer?.value, getter: getter(binding.accessorBlock),
        setters: setters(binding.accessorBlock), isStatic: isStatic(declaration.modifiers),
        isPrivate: isPrivate(declaration.modifiers), source: source,
        location: source.location(of: pattern), endLine: source.endLine(of: binding))
    }
  }

  /// The statements of a computed property's getter.
  private static func getter(_ block: AccessorBlockSyntax?) -> CodeBlockItemListSyntax? {
    switch block?.accessors {
    case .getter(let statements): return statements
    case .accessors(let accessors):
      return accessors.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    case nil: return nil
    }
  }

  /// The statements of the accessors that run when a property is set.
  private static func setters(_ block: AccessorBlockSyntax?) -> [CodeBlockItemListSyntax] {
    guard case .accessors(let accessors)? = block?.accessors else { return [] }
    return accessors.compactMap { $0.accessorSpecifier.text == "get" ? nil : $0.body?.statements }
  }

  /// An initialiser, as a method named `init`.
  static func initializer(
    _ declaration: InitializerDeclSyntax, owner: String, source: ParsedSource
  ) -> FunctionDeclaration {
    FunctionDeclaration(
      name: "init", owner: owner,
      parameters: parameters(declaration.signature.parameterClause), returnType: nil,
      returnText: "",
      generics: declaration.genericParameterClause?.parameters.map(\.name.text) ?? [],
      body: declaration.body, isStatic: true, isPrivate: isPrivate(declaration.modifiers),
      isAsync: declaration.signature.effectSpecifiers?.asyncSpecifier != nil,
      isThrowing: declaration.signature.effectSpecifiers?.throwsClause != nil,
      source: source, location: source.location(of: declaration.initKeyword),
      endLine: source.endLine(of: declaration))
  }

  /// A subscript with a getter alone, as a method named `subscript`.
  static func `subscript`(
    _ declaration: SubscriptDeclSyntax, owner: String, source: ParsedSource
  ) -> FunctionDeclaration {
    let result = declaration.returnClause.type
    // A label of a subscript's parameter must be written twice to be one.
    let parameters = parameters(declaration.parameterClause).map { parameter in
      var parameter = parameter
      if parameter.label == parameter.name { parameter.label = "_" }
      return parameter
    }
    return FunctionDeclaration(
      name: "subscript", owner: owner, parameters: parameters, returnType: TypeReference(result),
      returnText: CondensedText.text(of: result),
      generics: declaration.genericParameterClause?.parameters.map(\.name.text) ?? [],
      constraints: constraints(declaration.genericParameterClause),
      body: nil, isStatic: isStatic(declaration.modifiers),
      isPrivate: isPrivate(declaration.modifiers), isAsync: false, isThrowing: false,
      source: source, location: source.location(of: declaration.subscriptKeyword),
      endLine: source.endLine(of: declaration), getter: getter(declaration.accessorBlock))
  }

  /// The types of the parameters of a closure's type.
  private static func closureTypes(_ type: TypeSyntax) -> [TypeReference?] {
    var type = type
    while true {
      if let function = type.as(FunctionTypeSyntax.self) {
        return function.parameters.map { TypeReference($0.type) }
      } else if let attributed = type.as(AttributedTypeSyntax.self) {
        type = attributed.baseType
      } else if let optional = type.as(OptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
        let only = tuple.elements.first
      {
        type = only.type
      } else {
        return []
      }
    }
  }

  private static func parameters(
    _ clause: FunctionParameterClauseSyntax
  ) -> [FunctionDeclaration.Parameter] {
    clause.parameters.map { parameter in
      FunctionDeclaration.Parameter(
        label: parameter.firstName.text,
        name: (parameter.secondName ?? parameter.firstName).text,
        type: TypeReference(parameter.type), typeText: CondensedText.text(of: parameter.type),
        closureTypes: closureTypes(parameter.type),
        hasDefault: parameter.defaultValue != nil || parameter.ellipsis != nil,
        defaultValue: parameter.defaultValue?.value)
    }
  }

  /// A method or function.
  static func function(
    _ declaration: FunctionDeclSyntax, owner: String, source: ParsedSource
  ) -> FunctionDeclaration {
    let signature = declaration.signature
    let result = signature.returnClause?.type
    return FunctionDeclaration(
      name: declaration.name.text.replacing("`", with: ""), owner: owner,
      parameters: parameters(signature.parameterClause),
      returnType: result.flatMap(TypeReference.init),
      returnText: result.map { CondensedText.text(of: $0) } ?? "", resultSyntax: result,
      generics: declaration.genericParameterClause?.parameters.map(\.name.text) ?? [],
      constraints: constraints(declaration.genericParameterClause),
      body: declaration.body, isStatic: isStatic(declaration.modifiers),
      isPrivate: isPrivate(declaration.modifiers),
      isAsync: signature.effectSpecifiers?.asyncSpecifier != nil,
      isThrowing: signature.effectSpecifiers?.throwsClause != nil,
      isOnMainActor: has("MainActor", declaration.attributes),
      isDiscardable: has("discardableResult", declaration.attributes),
      test: TestAttributeReader.attribute("Test", in: declaration.attributes),
      source: source, location: source.location(of: declaration.name),
      endLine: source.endLine(of: declaration))
  }

  /// What generic parameters must inherit from.
  static func constraints(_ clause: GenericParameterClauseSyntax?) -> [String: TypeReference] {
    var result: [String: TypeReference] = [:]
    for parameter in clause?.parameters ?? [] {
      result[parameter.name.text] = parameter.inheritedType.flatMap(TypeReference.init)
    }
    return result
  }

  /// The cases that a declaration introduces.
  static func cases(_ declaration: EnumCaseDeclSyntax, source: ParsedSource) -> [EnumCase] {
    declaration.elements.map { element in
      let name = element.name.text.replacing("`", with: "")
      let rawValue = element.rawValue?.value.as(StringLiteralExprSyntax.self)?
        .representedLiteralValue
      let held = element.parameterClause?.parameters.compactMap { TypeReference($0.type) }
      return EnumCase(
        name: name, associated: held ?? [], rawValue: rawValue ?? name,
        rawLiteral: element.rawValue?.value,
        nameToken: element.name, source: source, location: source.location(of: element.name),
        endLine: source.endLine(of: element))
    }
  }

  /// Whether other files cannot reach a declaration.
  static func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains {
      ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
    }
  }

  private static func has(_ name: String, _ attributes: AttributeListSyntax) -> Bool {
    attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name
    }
  }

  private static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["static", "class"].contains($0.name.text) }
  }
}
