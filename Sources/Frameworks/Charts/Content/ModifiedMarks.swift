/// Content in a style that a modifier changes.
///
/// What is said nearer to a mark counts, so that modifiers around are asked first.
struct ModifiedMarks<Content: ChartContent>: PrimitiveChartContent {
  let content: Content
  let change: (inout MarkStyle) -> Void

  func collect(into marks: inout MarkCollection, style: MarkStyle) {
    var style = style
    change(&style)
    content.addMarks(to: &marks, style: style)
  }
}

/// Content with a view that stands at it.
struct AnnotatedMarks<Content: ChartContent>: PrimitiveChartContent {
  let content: Content
  let placement: AnnotationPlacement
  let source: ViewSource

  func collect(into marks: inout MarkCollection, style: MarkStyle) {
    let start = marks.marks.count
    content.addMarks(to: &marks, style: style)
    let range = start..<marks.marks.count
    guard !range.isEmpty else { return }
    marks.annotations.append(
      MarkCollection.Annotation(marks: range, placement: placement, content: source))
  }
}

extension ChartContent {
  /// The content with its style changed.
  func changing(_ change: @escaping (inout MarkStyle) -> Void) -> some ChartContent {
    ModifiedMarks(content: self, change: change)
  }
}
