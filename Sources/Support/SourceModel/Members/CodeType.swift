/// A type as an expression or a result has it: optionality stripped, generic arguments known.
package struct CodeType: Codable, Hashable, Sendable, CustomStringConvertible {
  /// Name, with the names of the types it is nested in: `Outer.Inner`.
  package var name: String
  /// Generic arguments, as far as the sources say them.
  package var arguments: [CodeType]

  /// Creates a type.
  package init(name: String, arguments: [CodeType] = []) {
    self.name = name
    self.arguments = arguments
  }

  /// As Swift writes it: `KnowledgeBaseHome<SettingsHomeView>`.
  package var description: String {
    guard !arguments.isEmpty else { return name }
    return "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
  }
}
