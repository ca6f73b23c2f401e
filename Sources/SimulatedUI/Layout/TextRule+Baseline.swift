extension TextRule {
  func guide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedSize, _ children: [LayoutItem]
  ) -> CGFloat? {
    let metrics = font.metrics(at: typeSize)
    let first = metrics.change / 2 + Font.Metrics.ascent * metrics.size
    if key == VerticalAlignment.firstTextBaseline.key { return first }
    guard key == VerticalAlignment.lastTextBaseline.key else { return nil }
    return max(first, size.height - metrics.textHeight + first)
  }
}
