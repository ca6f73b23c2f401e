/// Why a person's code does not compile, at a place within it.
public struct SnippetProblem: Hashable, Sendable {
  /// The compiler's words.
  public var message: String
  /// Line within the code, from 1.
  public var line: Int
  /// Column within the line, from 1.
  public var column: Int

  /// Creates a problem.
  public init(message: String, line: Int, column: Int) {
    self.message = message
    self.line = line
    self.column = column
  }
}
