import SwiftParser
import SwiftSyntax

/// Expands `@Model`: a class becomes one whose instances a store keeps.
enum ModelMacro {
  /// What the macro adds: members, conformances, or an attribute before a stored variable.
  static func expansion(for macro: AttachedMacro) -> String {
    let file = Parser.parse(source: macro.declaration)
    switch macro.role {
    case "memberAttribute":
      guard let variable = file.statements.first?.item.as(VariableDeclSyntax.self) else {
        return ""
      }
      return PersistedProperty(variable) == nil ? "" : "@SwiftData._PersistedProperty"
    case "member":
      guard let model = file.statements.first?.item.as(ClassDeclSyntax.self) else { return "" }
      return members(of: model)
    case "extension":
      return """
        extension \(macro.extendedType): SwiftData.PersistentModel {}
        extension \(macro.extendedType): Observation.Observable {}
        """
    default: return ""
    }
  }

  private static func members(of model: ClassDeclSyntax) -> String {
    let name = model.name.text
    let access = DeclarationAccess.prefix(of: model.modifiers)
    let members = model.memberBlock.members.map(\.decl)
    let properties = members.compactMap { $0.as(VariableDeclSyntax.self) }
      .compactMap(PersistedProperty.init)
    let uniqueness = members.compactMap { $0.as(MacroExpansionDeclSyntax.self) }
      .filter { $0.macroName.text == "Unique" }
      .flatMap(\.arguments).map(\.expression.trimmedDescription)
    let list = properties.map { $0.entry(in: name) }.joined(separator: ",\n")
    return """
      \(access)let _$model = SwiftData._ModelState()
      \(access)static let _$entity = SwiftData._Entity(
      \(name).self, unique: [\(uniqueness.joined(separator: ", "))], [
      \(list)
      ])
      \(access)required init(backingData: any SwiftData.BackingData<\(name)>) {
      \(properties.map { "_\($0.name) = SwiftData._Persisted(in: backingData)\n" }.joined())\
      _$model.begin(self, backingData)
      }
      """
  }
}
