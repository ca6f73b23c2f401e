import SwiftParser
import SwiftSyntax

/// Expands `@Parameter` of tips: the variable reads and sets a parameter beside it.
enum TipParameterMacro {
  /// What the macro adds: accessors, or the parameter.
  static func expansion(for macro: AttachedMacro) -> String {
    let file = Parser.parse(source: macro.declaration)
    guard let variable = file.statements.first?.item.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifier?.name
    else { return "" }
    if macro.role == "accessor" {
      return "{\nget { $\(name).wrappedValue }\nset { $\(name).wrappedValue = newValue }\n}"
    }
    let access = DeclarationAccess.prefix(of: variable.modifiers)
    let type = binding.typeAnnotation.map { "<\($0.type.trimmedDescription)>" } ?? ""
    let initial = binding.initializer?.value.trimmedDescription ?? "nil"
    let options = arguments(of: macro.attribute).map { ", \($0)" } ?? ""
    return "\(access)static let $\(name) = TipKit.Tips.Parameter\(type)"
      + "(Self.self, \"\(name)\", \(initial)\(options))"
  }

  /// What stands in the parentheses of the attribute, if anything does.
  private static func arguments(of attribute: String) -> String? {
    let file = Parser.parse(source: "\(attribute) var x")
    let attribute = file.statements.first?.item.as(VariableDeclSyntax.self)?.attributes.first?
      .as(AttributeSyntax.self)
    let text = attribute?.arguments?.trimmedDescription ?? ""
    return text.isEmpty ? nil : text
  }
}
