import SwiftParser
import SwiftSyntax

/// Expands `@Generable`: a structure or an enumeration becomes something that a model can answer with.
enum GenerableMacro {
  /// What the macro adds: members, or the conformance.
  static func expansion(for macro: AttachedMacro) -> String {
    let file = Parser.parse(source: macro.declaration)
    let description = GuideArguments(macro.attribute).description
    guard let statement = file.statements.first?.item else { return "" }
    let parts: (members: String, initializer: String)
    if let declaration = statement.as(StructDeclSyntax.self) {
      parts = GenerableStructure(declaration, description).parts
    } else if let declaration = statement.as(EnumDeclSyntax.self) {
      parts = GenerableEnumeration(declaration, description).parts
    } else {
      return ""
    }
    switch macro.role {
    case "member": return parts.members
    case "extension":
      return "extension \(macro.extendedType): FoundationModels.Generable {\n"
        + "\(parts.initializer)\n}"
    default: return ""
    }
  }
}
