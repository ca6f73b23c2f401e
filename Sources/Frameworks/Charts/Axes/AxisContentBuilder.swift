/// Puts the contents of an axis together.
@resultBuilder
@MainActor @preconcurrency
public struct AxisContentBuilder {
  /// Nothing.
  public static func buildBlock() -> some AxisContent { AxisContentGroup(groups: []) }

  /// One part.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }

  /// One part.
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }

  /// Several parts.
  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> some AxisContent {
    var groups: [AxisGroup] = []
    repeat groups += (each content).allGroups
    return AxisContentGroup(groups: groups)
  }

  /// What is there under a condition.
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }

  /// The one.
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    first: First
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(content: first)
  }

  /// The other.
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(content: second)
  }

  /// What only newer systems have.
  public static func buildLimitedAvailability<Content: AxisContent>(
    _ content: Content
  ) -> AnyAxisContent {
    AnyAxisContent(content)
  }
}
