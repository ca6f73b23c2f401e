/// Why code that was to be done by hand does not compile, at a place within it.
package struct CodeProblem: Hashable, Sendable {
  /// The compiler's words.
  package var message: String
  /// Line within the code, from 1.
  package var line: Int
  /// Column within the line, from 1.
  package var column: Int

  /// Creates a problem.
  package init(message: String, line: Int = 1, column: Int = 1) {
    self.message = message
    self.line = max(1, line)
    self.column = max(1, column)
  }
}
