public import Foundation

extension PredicateExpressions {
  /// What another condition says of a value.
  public struct PredicateEvaluate<
    Condition: PredicateExpression, Input: PredicateExpression
  >: PredicateExpression where Condition.Output == Predicate<Input.Output> {
    /// What the expression gives.
    public typealias Output = Bool

    /// The other condition.
    public let predicate: Condition
    /// What it is asked about.
    public let input: Input

    /// Creates the expression.
    public init(predicate: Condition, input: Input) {
      self.predicate = predicate
      self.input = input
    }

    /// Asks the other condition.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try predicate.evaluate(bindings).evaluate(try input.evaluate(bindings))
    }
  }

  /// What `#Predicate` makes of `other.evaluate(value)`, which pomelo writes as `other[value]` for it.
  public static func build_subscript<Condition, Input>(
    _ predicate: Condition, _ input: Input
  ) -> PredicateEvaluate<Condition, Input> where Condition.Output == Predicate<Input.Output> {
    .init(predicate: predicate, input: input)
  }
}

// A condition can be neither written nor sent on Linux as far as its type tells, and has to be both to
// be part of another one.
extension PredicateExpressions.PredicateEvaluate: StandardPredicateExpression
where Input: StandardPredicateExpression {}

extension PredicateExpressions.PredicateEvaluate: @unchecked Sendable where Input: Sendable {}

extension PredicateExpressions.PredicateEvaluate: Codable where Input: Codable {
  /// Fails: conditions cannot be read on Linux.
  public init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      .init(
        codingPath: decoder.codingPath,
        debugDescription: "A condition that asks another one cannot be read here."))
  }

  /// Fails: conditions cannot be written on Linux.
  public func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(
      predicate,
      .init(
        codingPath: encoder.codingPath,
        debugDescription: "A condition that asks another one cannot be written here."))
  }
}

extension Predicate {
  /// What the condition says of values; for the compiler, which looks at a condition before the macro
  /// makes expressions of it.
  public subscript(input: repeat each Input) -> Bool {
    (try? evaluate(repeat each input)) ?? false
  }
}
