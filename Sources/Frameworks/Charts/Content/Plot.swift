/// Several marks that modifiers treat as one.
public struct Plot<Content: ChartContent>: ChartContent, PrimitiveChartContent {
  private let content: Content

  /// Groups marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  func collect(into marks: inout MarkCollection, style: MarkStyle) {
    content.addMarks(to: &marks, style: style)
  }
}
