import SwiftSyntax

/// A structure that a model can answer with.
struct GenerableStructure {
  /// A property that the model fills.
  private struct Property {
    let name: String
    let quotedName: String
    let type: String
    let guide: GuideArguments?

    /// The type without the mark that the property need not be there.
    var plainType: String {
      if type.hasSuffix("?") { return String(type.dropLast()) }
      guard type.hasPrefix("Optional<"), type.hasSuffix(">") else { return type }
      return String(type.dropFirst(9).dropLast())
    }
  }

  private let access: String
  private let description: String?
  private let properties: [Property]

  /// Reads a structure.
  ///
  /// - Parameters:
  ///   - declaration: The structure.
  ///   - description: The expression of what the model is told of it.
  init(_ declaration: StructDeclSyntax, _ description: String?) {
    access = DeclarationAccess.prefix(of: declaration.modifiers)
    self.description = description
    properties = declaration.memberBlock.members
      .compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .flatMap(Self.properties)
  }

  /// What is added to the structure, and what to its extension.
  var parts: (members: String, initializer: String) {
    (members: schema + content + partial, initializer: initializer)
  }

  private static func properties(of variable: VariableDeclSyntax) -> [Property] {
    let isStatic = variable.modifiers.contains {
      [.keyword(.static), .keyword(.class), .keyword(.lazy)].contains($0.name.tokenKind)
    }
    guard !isStatic else { return [] }
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    let guide = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription.split(separator: ".").last == "Guide" }
      .map { GuideArguments($0) }
    // In `let a, b: String` the type stands behind the last name.
    var type: String?
    var properties: [Property] = []
    for binding in variable.bindings.reversed() {
      type = binding.typeAnnotation?.type.trimmedDescription ?? type
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let type,
        !isComputed(binding), !(isConstant && binding.initializer != nil)
      else { continue }
      let name = pattern.identifier.identifier?.name ?? pattern.identifier.text
      properties.append(
        Property(name: name, quotedName: "`\(name)`", type: type, guide: guide))
    }
    return properties.reversed()
  }

  private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case nil: return false
    case .getter: return true
    case .accessors(let accessors):
      let observers: [TokenKind] = [.keyword(.willSet), .keyword(.didSet)]
      return !accessors.allSatisfy { observers.contains($0.accessorSpecifier.tokenKind) }
    }
  }

  private var schema: String {
    let list = properties.map { property in
      var parts = ["name: \"\(property.name)\""]
      if let description = property.guide?.description {
        parts.append("description: \(description)")
      }
      parts.append("type: \(property.type).self")
      if let guides = property.guide?.guides, !guides.isEmpty {
        parts.append("guides: [\(guides.joined(separator: ", "))]")
      }
      return "FoundationModels.GenerationSchema.Property(\(parts.joined(separator: ", ")))"
    }
    let told = description.map { "description: \($0), " } ?? ""
    return """
      nonisolated \(access)static var generationSchema: FoundationModels.GenerationSchema {
      FoundationModels.GenerationSchema(type: Self.self, \(told)properties: [
      \(list.joined(separator: ",\n"))
      ])
      }

      """
  }

  private var content: String {
    let list = properties.map { "(\"\($0.name)\", \($0.quotedName))" }
    return """
      nonisolated \(access)var generatedContent: FoundationModels.GeneratedContent {
      let properties: [(String, any FoundationModels.ConvertibleToGeneratedContent)] = [
      \(list.joined(separator: ",\n"))
      ]
      return FoundationModels.GeneratedContent(properties: properties) { $1 }
      }

      """
  }

  private var partial: String {
    let own = properties.contains { $0.name == "id" }
    let variables = properties.map {
      "\(access)var \($0.quotedName): \($0.plainType).PartiallyGenerated?\n"
    }
    return """
      nonisolated \(access)struct PartiallyGenerated: Identifiable,
      FoundationModels.ConvertibleFromGeneratedContent {
      \(own ? "" : "\(access)var id: FoundationModels.GenerationID\n")\
      \(variables.joined())\
      nonisolated \(access)init(_ content: FoundationModels.GeneratedContent) throws {
      \(own ? "" : "self.id = content.id ?? FoundationModels.GenerationID()\n")\
      \(assignments)}
      }
      """
  }

  private var initializer: String {
    """
    nonisolated \(access)init(_ content: FoundationModels.GeneratedContent) throws {
    \(assignments)}
    """
  }

  private var assignments: String {
    properties.map {
      "self.\($0.quotedName) = try content.value(forProperty: \"\($0.name)\")\n"
    }.joined()
  }
}
