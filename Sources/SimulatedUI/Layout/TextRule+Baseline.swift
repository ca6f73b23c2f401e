extension TextRule {
  /// Part of the font's size that letters rise above the baseline, of San Francisco: its ascent is
  /// 1950 and its descent 494 of 2048 units.
  private static var ascent: CGFloat { 1950.0 / 2048 }
  private static var descent: CGFloat { 494.0 / 2048 }

  func guide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedSize, _ children: [LayoutItem]
  ) -> CGFloat? {
    let metrics = font.metrics
    let lead = metrics.lineHeight - (Self.ascent + Self.descent) * metrics.size
    let first = lead / 2 + Self.ascent * metrics.size
    if key == VerticalAlignment.firstTextBaseline.key { return first }
    guard key == VerticalAlignment.lastTextBaseline.key else { return nil }
    return max(first, size.height - metrics.lineHeight + first)
  }
}
