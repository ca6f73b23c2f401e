/// Puts the contents of a chart together.
@resultBuilder
@MainActor @preconcurrency
public struct ChartContentBuilder {
  /// Nothing.
  public static func buildBlock() -> some ChartContent { ChartContentGroup(parts: []) }

  /// One part.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  /// One part.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Several parts.
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> some ChartContent {
    var parts: [any ChartContent] = []
    repeat parts.append(each content)
    return ChartContentGroup(parts: parts)
  }

  /// What is there under a condition.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  /// The one.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(content: first)
  }

  /// The other.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(content: second)
  }

  /// What only newer systems have.
  public static func buildLimitedAvailability<Content: ChartContent>(
    _ content: Content
  ) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// Several parts of a chart.
struct ChartContentGroup: PrimitiveChartContent {
  let parts: [any ChartContent]

  func collect(into marks: inout MarkCollection, style: MarkStyle) {
    for part in parts { part.addMarks(to: &marks, style: style) }
  }
}

/// One of two contents, by a condition.
public struct BuilderConditional<TrueContent, FalseContent> {
  let content: Any
}

extension BuilderConditional: ChartContent, PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  /// A condition is made of nothing else.
  public typealias Body = Never

  func collect(into marks: inout MarkCollection, style: MarkStyle) {
    (content as? any ChartContent)?.addMarks(to: &marks, style: style)
  }
}

extension Optional: ChartContent, PrimitiveChartContent where Wrapped: ChartContent {
  /// What may be missing is made of nothing else.
  public typealias Body = Never

  func collect(into marks: inout MarkCollection, style: MarkStyle) {
    self?.addMarks(to: &marks, style: style)
  }
}
