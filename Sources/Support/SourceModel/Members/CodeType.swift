/// A type as an expression or a result has it: optionality stripped, generic arguments known.
public struct CodeType: Codable, Hashable, Sendable, CustomStringConvertible {
  /// Name, with the names of the types it is nested in: `Outer.Inner`.
  public var name: String
  /// Generic arguments, as far as the sources say them.
  public var arguments: [CodeType]

  /// Creates a type.
  public init(name: String, arguments: [CodeType] = []) {
    self.name = name
    self.arguments = arguments
  }

  /// As Swift writes it: `KnowledgeBaseHome<SettingsHomeView>`.
  public var description: String {
    guard !arguments.isEmpty else { return name }
    return "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
  }
}
