import SwiftSyntax

/// A variable of a model that is kept in the store, read from its source.
struct PersistedProperty {
  /// The variable's name, without backticks.
  var name: String
  /// The type as written; nil where it follows from the value it begins with.
  var type: String?
  /// The expression of the value that it begins with; nil where none is written.
  var initial: String?
  /// What stands in the parentheses of `@Attribute`, if it has that.
  var attribute: String?
  /// What stands in the parentheses of `@Relationship`, if it has that.
  var relationship: String?

  /// Reads a variable; nil for one that is no part of what a model stores.
  ///
  /// - Parameter variable: A member of a model's class.
  init?(_ variable: VariableDeclSyntax) {
    guard variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1,
      let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      !variable.modifiers.contains(where: { Self.isOutside($0.name.tokenKind) }),
      !Self.isComputed(binding)
    else { return nil }
    let attributes = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
    for attribute in attributes {
      let arguments = attribute.arguments?.trimmedDescription ?? ""
      switch attribute.attributeName.trimmedDescription.split(separator: ".").last {
      case "Transient": return nil
      case "Attribute": self.attribute = arguments
      case "Relationship": relationship = arguments
      default: break
      }
    }
    name = pattern.identifier.identifier?.name ?? pattern.identifier.text
    type = binding.typeAnnotation?.type.trimmedDescription
    initial = binding.initializer?.value.trimmedDescription
    guard type != nil || initial != nil, !name.hasPrefix("_$") else { return nil }
  }

  /// The variable's name, with backticks where it is a word of the language.
  var quotedName: String { "`\(name)`" }

  /// The type of the storage and the value that it begins with, as they stand behind its name.
  var storage: String {
    guard let type else { return " = SwiftData._Persisted(\(initial ?? "nil"))" }
    let plain = type.hasSuffix("!") ? "\(type.dropLast())?" : type
    let begins = initial ?? (plain.hasSuffix("?") || plain.hasPrefix("Optional<") ? "nil" : nil)
    return ": SwiftData._Persisted<\(plain)>" + (begins.map { " = .init(\($0))" } ?? "")
  }

  /// What the list of properties of a class has of it, the class being called so.
  func entry(in model: String) -> String {
    var parts = ["\"\(name)\"", "\\\(model).\(quotedName)", "\\\(model)._\(name)"]
    if let attribute { parts.append("attribute: SwiftData.Schema.Attribute(\(attribute))") }
    if let relationship {
      parts.append("relationship: SwiftData.Schema.Relationship(\(relationship))")
    }
    if let initial { parts.append("initial: \(initial)") }
    return "SwiftData._Property(\(parts.joined(separator: ", ")))"
  }

  /// Whether a modifier takes a variable out of the instance's own storage.
  private static func isOutside(_ kind: TokenKind) -> Bool {
    [.keyword(.static), .keyword(.class), .keyword(.lazy)].contains(kind)
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
}
