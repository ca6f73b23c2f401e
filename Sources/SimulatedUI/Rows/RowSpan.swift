/// Where a child of a lazy container lies along the axis in which the container's content goes on.
struct RowSpan {
  /// The elements that made the child, the innermost collection first.
  var tags: [RowTag] = []
  /// What the child stands for, if it is no row.
  var run: RowRun?
  /// Start and end, from the start of the content, spacing to the next child included.
  var start: CGFloat
  var end: CGFloat
  /// How many elements stand side by side.
  var columns = 1
  /// How many places of the run's first line others have.
  var lead = 0

  /// The elements of the run that lie between two points.
  func offsets(from low: CGFloat, to high: CGFloat) -> Range<Int>? {
    guard let run, start <= high, end >= low else { return nil }
    let lines = (lead + run.offsets.count + columns - 1) / columns
    let extent = (end - start) / CGFloat(max(1, lines))
    guard extent > 0 else { return run.offsets }
    let first = max(0, min(lines - 1, Int((low - start) / extent)))
    let last = max(first, min(lines - 1, Int((high - start) / extent)))
    let lower = run.offsets.lowerBound + max(0, first * columns - lead)
    let upper = run.offsets.lowerBound + (last + 1) * columns - lead
    let clamped = (lower..<max(lower, upper)).clamped(to: run.offsets)
    return clamped.isEmpty ? nil : clamped
  }

  /// Where an element of the run is expected to start.
  func start(of offset: Int) -> CGFloat {
    guard let run else { return start }
    let lines = (lead + run.offsets.count + columns - 1) / columns
    let line = (lead + offset - run.offsets.lowerBound) / columns
    return start + (end - start) * CGFloat(line) / CGFloat(max(1, lines))
  }
}
