/// The row of the timeline, which has no items to select.
struct TimelinePane: PaneContent {
  func document(cursor: Int?) -> PaneDocument { PaneDocument(count: 0, anchor: 0) { _, _ in [] } }
}
