extension LayoutItem {
  /// Where the item is, in points of the screen.
  var frame: CGRect { geometry.frame }

  /// How far bars and safe areas reach into the frame.
  var insets: EdgeInsets { geometry.insets }

  /// Whether what is in the item is laid out from right to left.
  var isMirrored: Bool { geometry.isMirrored }

  /// Places the item and everything below it; nothing is done where that is so already.
  ///
  /// - Parameters:
  ///   - rect: Where the item is, in points of the screen, as if all were laid out from left to
  ///     right.
  ///   - insets: How far bars and safe areas reach into the rectangle.
  ///   - proposal: What the item has taken its size of; nil when that is its size.
  func place(
    in rect: CGRect, insets: EdgeInsets = EdgeInsets(), proposal: ProposedSize? = nil
  ) {
    guard let parent, parent.geometry.isMirrored else {
      return settle(in: rect, insets: insets, proposal: proposal)
    }
    var mirrored = rect
    mirrored.origin.x = parent.frame.minX + parent.frame.maxX - rect.maxX
    settle(in: mirrored, insets: insets, proposal: proposal)
  }

  /// Places an item that fills a rectangle, such as a row's button, with what is in it away from the
  /// edges.
  func place(in rect: CGRect, contentInsets: EdgeInsets) {
    if geometry.contentInsets != contentInsets { geometry.isPlaced = false }
    geometry.contentInsets = contentInsets
    place(in: rect)
  }

  /// Places the item where it is on the screen.
  private func settle(in rect: CGRect, insets: EdgeInsets, proposal: ProposedSize?) {
    let above = parent
    let hasMoved = geometry.frame != rect
    let proposal = proposal ?? ProposedSize(rect.size)
    let isMirrored =
      conduct.layoutDirection.map { $0 == .rightToLeft } ?? above?.geometry.isMirrored ?? false
    guard
      !geometry.isPlaced || hasMoved || geometry.insets != insets || geometry.proposal != proposal
        || geometry.isMirrored != isMirrored
    else { return }
    geometry = ItemGeometry(
      frame: rect, insets: insets, contentInsets: geometry.contentInsets, proposal: proposal,
      isMirrored: isMirrored, isPlaced: true)
    let log = moves ?? above?.moves
    // Where an item has moved, nobody asks which of those below it have.
    moves = hasMoved ? nil : log
    placeContent()
    moves = nil
    if hasMoved { log?.moved.append(self) }
  }

  private func placeContent() {
    let (frame, insets) = (frame, insets)
    guard geometry.contentInsets != EdgeInsets() else {
      return rule.place(children, in: frame, insets: insets, proposal: geometry.proposal)
    }
    let inner = frame.inset(by: geometry.contentInsets)
    rule.place(children, in: inner, insets: insets, proposal: ProposedSize(inner.size))
  }

  /// Places what is below anew, where the item is.
  ///
  /// - Parameter limit: How many items may move before the item itself counts as moved.
  /// - Returns: The outermost items that have moved.
  func placeAgain(limit: Int) -> [LayoutItem] {
    let log = MoveLog()
    geometry.isPlaced = false
    moves = log
    settle(in: frame, insets: insets, proposal: geometry.proposal)
    return log.moved.count <= limit ? log.moved : [self]
  }

  /// Places the item where another was.
  func place(like other: LayoutItem) {
    geometry.contentInsets = other.geometry.contentInsets
    settle(in: other.frame, insets: other.insets, proposal: other.geometry.proposal)
  }
}
