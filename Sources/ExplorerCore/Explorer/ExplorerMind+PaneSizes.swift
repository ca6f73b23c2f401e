import TerminalModel

/// Resizing panes.
extension ExplorerMind {
  /// A direction in which a pane has a size.
  enum Extent: String, CaseIterable {
    case width, height

    /// Columns or rows that a press of the key moves a line by.
    fileprivate var step: Int { self == .width ? 4 : 2 }

    fileprivate func size(of frame: CellRectangle) -> Int {
      self == .width ? frame.columns : frame.rows
    }
  }

  /// Gives the focused pane more room, or less, at the cost of its neighbours.
  ///
  /// - Parameters:
  ///   - sign: 1 for more, -1 for less.
  ///   - extent: `width` or `height`; both when empty.
  /// - Returns: No effects; a command is asked for some.
  mutating func resizePane(_ sign: Int, _ extent: String) -> [ExplorerEffect] {
    let name = language.say(view.focus.title)
    guard let extents = extent.isEmpty ? Extent.allCases : Extent(rawValue: extent).map({ [$0] })
    else {
      notice = language.say(
        "\"\(extent)\" is neither width nor height", ja: "width か height を指定してください")
      return []
    }
    guard view.focus.place != .row, layout.slots.count > 1 else {
      notice = language.say("\(name) has one size here", ja: "\(name)の大きさはここでは変えられません")
      return []
    }
    // One direction after the other: the second starts from the sizes that the first has changed.
    var isChanged = false
    for extent in extents {
      guard let moved = sizes(extent, sign) else { continue }
      view.sizes = moved
      isChanged = true
    }
    if !isChanged {
      notice =
        sign > 0
        ? language.say("\(name) has all the room there is", ja: "\(name)はこれ以上広げられません")
        : language.say("\(name) is as small as it gets", ja: "\(name)はこれ以上縮められません")
    }
    return []
  }

  /// The sizes after the focused pane has grown or shrunk in one direction; nil if no line beside
  /// it can be moved.
  private func sizes(_ extent: Extent, _ sign: Int) -> PaneSizes? {
    let layout = layout
    guard let frame = layout.slot(of: view.focus)?.frame else { return nil }
    var best: (gain: Int, sizes: PaneSizes)?
    // The line at the pane's right or bottom is moved rather than the one at its left or top.
    for divider in layout.dividers.reversed()
    where divider.name.isVertical == (extent == .width) {
      for direction in [1, -1] {
        let moved = moved(divider, to: divider.position + direction * extent.step)
        var other = self
        other.view.sizes = moved
        guard let after = other.layout.slot(of: view.focus)?.frame else { continue }
        let gain = (extent.size(of: after) - extent.size(of: frame)) * sign
        if gain > best?.gain ?? 0 { best = (gain, moved) }
      }
    }
    return best?.sizes
  }

  /// The sizes with a line moved, as far as its neighbours let it.
  private func moved(_ divider: PaneDivider, to position: Int) -> PaneSizes {
    var other = self
    other.view.sizes.move(divider, to: position)
    let reached = other.layout.dividers.first { $0.name == divider.name }
    other.view.sizes.move(divider, to: reached?.position ?? divider.position)
    return other.view.sizes
  }

  /// Moves a line between panes to where the mouse is.
  mutating func drag(_ name: PaneDivider.Name, to event: MouseEvent) {
    guard let divider = layout.dividers.first(where: { $0.name == name }) else { return }
    // Terminals are not trusted to report places on the screen.
    let place = name.isVertical ? event.column : event.row
    view.sizes = moved(divider, to: min(max(place, 0), divider.span))
  }
}
