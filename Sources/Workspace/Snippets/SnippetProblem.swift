/// Why a person's code does not compile, at a place within it.
package struct SnippetProblem: Hashable, Sendable {
  /// The compiler's words.
  package var message: String
  /// Line within the code, from 1.
  package var line: Int
  /// Column within the line, from 1.
  package var column: Int

  /// Creates a problem.
  package init(message: String, line: Int, column: Int) {
    self.message = message
    self.line = line
    self.column = column
  }
}
