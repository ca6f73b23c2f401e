import SwiftParser
import SwiftSyntax

/// Expands `@Query`: the variable reads what a query beside it has found.
enum QueryMacro {
  /// What the macro adds: the accessor, or the query.
  static func expansion(for macro: AttachedMacro) -> String {
    let file = Parser.parse(source: macro.declaration)
    guard let variable = file.statements.first?.item.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifier?.name
    else { return "" }
    if macro.role == "accessor" { return "{\nget { _\(name).wrappedValue }\n}" }
    // A private one would keep the view's initialiser to the file, as Apple's does not.
    let access = DeclarationAccess.prefix(of: variable.modifiers)
    let result = binding.typeAnnotation?.type.trimmedDescription
    let type = result.map { "SwiftData.Query<\(element(of: $0)), \($0)>" } ?? "SwiftData.Query"
    return "\(access)var _\(name): \(type) = .init\(arguments(of: macro.attribute))"
  }

  /// The type of the models in a list of them.
  private static func element(of list: String) -> String {
    if list.hasPrefix("["), list.hasSuffix("]") { return String(list.dropFirst().dropLast()) }
    return "\(list).Element"
  }

  /// What the query is created with, in parentheses.
  private static func arguments(of attribute: String) -> String {
    let file = Parser.parse(source: "\(attribute) var x")
    let attribute = file.statements.first?.item.as(VariableDeclSyntax.self)?.attributes.first?
      .as(AttributeSyntax.self)
    return "(\(attribute?.arguments?.trimmedDescription ?? ""))"
  }
}
