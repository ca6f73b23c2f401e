/// Puts the marks of an axis at one value together.
@resultBuilder
@MainActor @preconcurrency
public struct AxisMarkBuilder {
  /// Nothing.
  public static func buildBlock() -> some AxisMark { AxisMarkGroup(parts: []) }

  /// One mark.
  public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }

  /// One mark.
  public static func buildBlock<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }

  /// Several marks.
  public static func buildBlock<each Mark: AxisMark>(_ mark: repeat each Mark) -> some AxisMark {
    var parts: [AxisPart] = []
    repeat parts += (each mark).allParts
    return AxisMarkGroup(parts: parts)
  }

  /// What is there under a condition.
  public static func buildIf<Mark: AxisMark>(_ mark: Mark?) -> Mark? { mark }

  /// The one.
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    first: First
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(content: first)
  }

  /// The other.
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(content: second)
  }

  /// What only newer systems have.
  public static func buildLimitedAvailability<Mark: AxisMark>(_ mark: Mark) -> AnyAxisMark {
    AnyAxisMark(mark)
  }
}
