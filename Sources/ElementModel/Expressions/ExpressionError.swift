/// Why an expression about elements says nothing, and what to do about it.
public struct ExpressionError: Error, Hashable, Sendable {
  /// Where in the text it goes wrong, in characters from 1.
  public var column: Int
  /// What is wrong.
  public var problem: ExpressionProblem

  /// Creates an error.
  public init(column: Int, _ problem: ExpressionProblem) {
    self.column = column
    self.problem = problem
  }

  /// What is wrong, in a sentence.
  public var message: String { problem.message }
  /// What to do, in a sentence; empty where nothing more can be said.
  public var advice: String { problem.advice }

  /// The error in one line.
  public var text: String {
    advice.isEmpty ? "column \(column): \(message)" : "column \(column): \(message) \(advice)"
  }
}
