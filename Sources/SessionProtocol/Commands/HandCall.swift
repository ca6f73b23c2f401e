/// Code that a person has the run do: compiled, and loaded into the run's process.
package struct HandCall: Codable, Hashable, Sendable {
  /// The symbol that a library's code is called by.
  package static let symbol = "pomelo_call"

  /// Path of the dynamic library.
  package var library: String
  /// What it does, in the person's words: the expression.
  package var title: String

  /// Creates a call.
  package init(library: String, title: String) {
    self.library = library
    self.title = title
  }
}
