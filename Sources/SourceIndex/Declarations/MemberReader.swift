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
        isStatic: isStatic(declaration.modifiers),
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

  /// A method or function.
  static func function(
    _ declaration: FunctionDeclSyntax, owner: String, source: ParsedSource
  ) -> FunctionDeclaration {
    let signature = declaration.signature
    let parameters = signature.parameterClause.parameters.map { parameter in
      FunctionDeclaration.Parameter(
        label: parameter.firstName.text,
        name: (parameter.secondName ?? parameter.firstName).text,
        type: TypeReference(parameter.type),
        hasDefault: parameter.defaultValue != nil || parameter.ellipsis != nil)
    }
    let result = signature.returnClause?.type
    return FunctionDeclaration(
      name: declaration.name.text.replacing("`", with: ""), owner: owner, parameters: parameters,
      returnType: result.flatMap(TypeReference.init),
      returnText: result.map { CondensedText.text(of: $0) } ?? "",
      generics: declaration.genericParameterClause?.parameters.map(\.name.text) ?? [],
      body: declaration.body, isStatic: isStatic(declaration.modifiers),
      isPrivate: isPrivate(declaration.modifiers),
      isAsync: signature.effectSpecifiers?.asyncSpecifier != nil,
      isThrowing: signature.effectSpecifiers?.throwsClause != nil,
      source: source, location: source.location(of: declaration.name),
      endLine: source.endLine(of: declaration))
  }

  /// The cases that a declaration introduces.
  static func cases(_ declaration: EnumCaseDeclSyntax, source: ParsedSource) -> [EnumCase] {
    declaration.elements.map { element in
      let name = element.name.text.replacing("`", with: "")
      let rawValue = element.rawValue?.value.as(StringLiteralExprSyntax.self)?
        .representedLiteralValue
      return EnumCase(
        name: name, rawValue: rawValue ?? name, location: source.location(of: element.name),
        endLine: source.endLine(of: element))
    }
  }

  /// Whether other files cannot reach a declaration.
  static func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains {
      ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
    }
  }

  private static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["static", "class"].contains($0.name.text) }
  }
}
