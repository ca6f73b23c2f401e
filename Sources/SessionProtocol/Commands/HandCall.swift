/// Code that a person has the run do: compiled, and loaded into the run's process.
public struct HandCall: Codable, Hashable, Sendable {
  /// The symbol that a library's code is called by.
  public static let symbol = "pomelo_call"

  /// Path of the dynamic library.
  public var library: String
  /// What it does, in the person's words: the expression.
  public var title: String

  /// Creates a call.
  public init(library: String, title: String) {
    self.library = library
    self.title = title
  }
}
