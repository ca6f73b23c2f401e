/// What the timeline is made of.
struct TimelineInput: Equatable, Sendable {
  /// What was recorded.
  var record: Stamped<RunRecord>
  /// Index of the event that the run is at.
  var position: Int
  /// Whether it has the keys.
  var isFocused: Bool

  /// What is kept of it, to be compared with the next.
  var kept: TimelineInput {
    var kept = self
    kept.record.letGo()
    return kept
  }

  /// The marks as a layout shows them.
  func marks(in layout: ExplorerLayout) -> [TimelineStrip.Mark] {
    guard layout.timeline != nil else { return [] }
    return TimelineStrip(
      record: record.wrappedValue, position: position, columns: layout.timelineColumns
    )
    .marks
  }
}
