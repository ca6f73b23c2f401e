/// Content of any type.
public struct AnyChartContent: ChartContent, PrimitiveChartContent {
  private let content: any ChartContent

  /// Hides the type of content.
  public init<Content: ChartContent>(_ content: Content) { self.content = content }

  /// Hides the type of content.
  public init<Content: ChartContent>(erasing content: Content) { self.content = content }

  func collect(into marks: inout MarkCollection, style: MarkStyle) {
    content.addMarks(to: &marks, style: style)
  }
}
