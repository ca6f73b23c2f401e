extension LayoutItem {
  /// Places the item where a container wants it, whether it reaches under bars or not.
  func place(filling rect: CGRect, insets: EdgeInsets, alignment: Alignment) {
    if reachesEdges {
      place(in: rect, insets: insets)
    } else {
      let safe = rect.inset(by: insets)
      let proposal = ProposedSize(safe.size)
      place(in: alignment.place(self, for: proposal, in: safe), proposal: proposal)
    }
  }

  /// How far bars and safe areas lie around a rectangle of the item: the distances that it could
  /// grow by if it did not keep clear of them.
  ///
  /// Only a side that meets the edge of the safe area has any.
  ///
  /// - Parameter rect: In points of the screen.
  /// - Returns: The insets.
  func safeArea(around rect: CGRect) -> EdgeInsets {
    var candidate: LayoutItem? = self
    while let item = candidate, item.insets == EdgeInsets() { candidate = item.parent }
    guard let item = candidate else { return EdgeInsets() }
    let bars = item.insets
    let whole = item.frame
    let (left, right) =
      item.isMirrored ? (bars.trailing, bars.leading) : (bars.leading, bars.trailing)
    var result = EdgeInsets()
    result.top = Self.reach(rect.minY - whole.minY, within: bars.top)
    result.bottom = Self.reach(whole.maxY - rect.maxY, within: bars.bottom)
    result.keyboard = Self.reach(whole.maxY - rect.maxY, within: bars.keyboard)
    let atLeft = Self.reach(rect.minX - whole.minX, within: left)
    let atRight = Self.reach(whole.maxX - rect.maxX, within: right)
    (result.leading, result.trailing) = item.isMirrored ? (atRight, atLeft) : (atLeft, atRight)
    return result
  }

  /// The part of a bar that lies beyond a side, when the side meets the bar's edge.
  private static func reach(_ distance: CGFloat, within bar: CGFloat) -> CGFloat {
    // Half a point is less than anyone can see, and more than sums are wrong by.
    distance <= bar + 0.5 ? max(0, distance) : 0
  }
}
