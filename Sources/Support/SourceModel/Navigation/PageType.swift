/// A page type as a place in the sources means it: its name, and what its generic parameters are.
package struct PageType: Codable, Hashable, Sendable, CustomStringConvertible {
  /// Qualified name, such as `KnowledgeBaseHome`.
  package var name: String
  /// Generic arguments: for a page that can be opened from several others, the one to go back to.
  package var arguments: [PageType]

  /// Creates a type.
  package init(_ name: String, _ arguments: [PageType] = []) {
    self.name = name
    self.arguments = arguments
  }

  /// As Swift writes it: `KnowledgeBaseHome<SettingsHomeView>`.
  package var description: String {
    arguments.isEmpty
      ? name : "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
  }

  /// The type and all types among its arguments, outermost first.
  package var all: [PageType] { [self] + arguments.flatMap(\.all) }
}
