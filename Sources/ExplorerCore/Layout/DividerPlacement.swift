/// Places the lines between panes: where a layout wants them, and from there as far as a person moved
/// them and the panes at their sides keep some room.
struct DividerPlacement {
  /// The least that a pane keeps, its frame included.
  static let leastColumns = 16
  static let leastRows = 4

  /// How far a person moved them.
  let sizes: PaneSizes
  /// Columns that there are.
  let columns: Int
  /// Rows that there are for panes.
  let rows: Int
  /// The lines placed so far.
  private(set) var dividers: [PaneDivider] = []

  init(sizes: PaneSizes, columns: Int, rows: Int) {
    self.sizes = sizes
    self.columns = columns
    self.rows = rows
  }

  /// Places a line.
  ///
  /// - Parameters:
  ///   - name: Which one.
  ///   - natural: Where it stands while nobody moves any: a function of the terminal's size alone, so
  ///     that a line stays when another is moved.
  ///   - start: The line or edge before it.
  ///   - end: The line or edge after it.
  ///   - before: Panes beside the one before it that need room after the start.
  ///   - after: The same, between the one after it and the end.
  /// - Returns: Its column, or its row.
  mutating func place(
    _ name: PaneDivider.Name, _ natural: Int, from start: Int, to end: Int, before: Int = 0,
    after: Int = 0
  ) -> Int {
    let span = name.isVertical ? columns : rows
    // Neighbours share a line: a frame of n cells ends n - 1 after its first one.
    let least = (name.isVertical ? Self.leastColumns : Self.leastRows) - 1
    let lowest = start + least * (before + 1)
    let highest = end - least * (after + 1)
    var position = natural
    if !sizes.isEmpty, lowest <= highest {
      position += Int((sizes.shift(of: name) * Double(span)).rounded())
      position = min(max(position, lowest), highest)
    }
    dividers.append(PaneDivider(name: name, position: position, natural: natural, span: span))
    return position
  }
}
