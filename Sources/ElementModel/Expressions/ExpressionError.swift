/// Why an expression about elements says nothing, and what to do about it.
public struct ExpressionError: Error, Hashable, Sendable {
  /// Where in the text it goes wrong, in characters from 1.
  public var column: Int
  /// What is wrong, in a sentence.
  public var message: String
  /// What to do, in a sentence; empty where nothing more can be said.
  public var advice: String

  /// Creates an error.
  public init(column: Int, message: String, advice: String = "") {
    self.column = column
    self.message = message
    self.advice = advice
  }

  /// The error in one line.
  public var text: String {
    advice.isEmpty ? "column \(column): \(message)" : "column \(column): \(message) \(advice)"
  }
}
