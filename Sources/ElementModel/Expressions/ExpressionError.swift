/// Why an expression about elements says nothing, and what to do about it.
package struct ExpressionError: Error, Hashable, Sendable {
  /// Where in the text it goes wrong, in characters from 1.
  package var column: Int
  /// What is wrong.
  package var problem: ExpressionProblem

  /// Creates an error.
  package init(column: Int, _ problem: ExpressionProblem) {
    self.column = column
    self.problem = problem
  }

  /// What is wrong, in a sentence.
  package var message: String { problem.message }
  /// What to do, in a sentence; empty where nothing more can be said.
  package var advice: String { problem.advice }

  /// The error in one line.
  package var text: String {
    advice.isEmpty ? "column \(column): \(message)" : "column \(column): \(message) \(advice)"
  }
}
