/// What a chart shows: marks, and what is made of them.
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of what the content is made of.
  associatedtype Body: ChartContent

  /// What the content is made of.
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ChartContent {}

extension ChartContent where Body == Never {
  /// Never called: a mark is made of nothing else.
  public var body: Never { preconditionFailure("A mark has no body.") }
}

/// Content that the framework itself knows the marks of.
@MainActor protocol PrimitiveChartContent: ChartContent where Body == Never {
  /// Adds the marks, in a style that modifiers around have set.
  func collect(into marks: inout MarkCollection, style: MarkStyle)
}

extension ChartContent {
  /// Adds the marks that the content is made of.
  func addMarks(to marks: inout MarkCollection, style: MarkStyle) {
    if let primitive = self as? any PrimitiveChartContent {
      primitive.collect(into: &marks, style: style)
    } else {
      body.addMarks(to: &marks, style: style)
    }
  }
}
