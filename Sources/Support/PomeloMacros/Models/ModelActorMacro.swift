import SwiftParser
import SwiftSyntax

/// Expands `@ModelActor`: an actor gets a context of its own.
enum ModelActorMacro {
  /// What the macro adds: members, or the conformance.
  static func expansion(for macro: AttachedMacro) -> String {
    switch macro.role {
    case "extension": return "extension \(macro.extendedType): SwiftData.ModelActor {}"
    case "member":
      let file = Parser.parse(source: macro.declaration)
      guard let statement = file.statements.first?.item else { return "" }
      if let declaration = statement.as(ActorDeclSyntax.self) {
        return members(declaration.modifiers, declaration.attributes)
      }
      guard let declaration = statement.as(ClassDeclSyntax.self) else { return "" }
      return members(declaration.modifiers, declaration.attributes)
    default: return ""
    }
  }

  private static func members(
    _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax
  ) -> String {
    let access = DeclarationAccess.prefix(of: modifiers)
    let properties = """
      \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
      \(access)nonisolated let modelContainer: SwiftData.ModelContainer

      """
    if attributes.description.contains("disableGenerateInit: true") { return properties }
    return properties + """
      \(access)init(modelContainer: SwiftData.ModelContainer) {
      self.modelExecutor = SwiftData.DefaultSerialModelExecutor(
      modelContext: SwiftData.ModelContext(modelContainer))
      self.modelContainer = modelContainer
      }
      """
  }
}
