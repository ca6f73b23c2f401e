/// What a pane shows besides its frame: a number of items, each of one or more rows.
///
/// Rows are made only for items that are shown, so that a long run costs no more than a short one.
struct PaneDocument {
  /// Number of items.
  var count: Int
  /// The item that is shown while the pane follows the run.
  var anchor: Int
  /// Whether the anchor stays at the top; otherwise it is shown with something around it.
  var isAnchoredAtTop = false
  /// Whether each item has one row.
  var hasOneRowEach = false
  /// The items that are shown, in order; all when nil.
  var shown: [Int]?
  /// What a filter looks for in an item, where that is less than its rows say; they are made for it
  /// when nil, which takes long where there are thousands.
  var searched: ((_ item: Int) -> String)?
  /// The rows of an item at a width.
  var rows: (_ item: Int, _ width: Int) -> [StyledLine]

  /// A row that is shown.
  struct Row: Hashable {
    /// What says, of rows of one document, whether they are equal.
    var place: Place
    var line: StyledLine

    var item: Int { place.item }

    /// Which line of which item.
    struct Place: Hashable {
      var item: Int
      var part: Int
      /// Whether it is the item that a person moved to.
      var isSelected: Bool

      /// Whether the row is drawn as the selection: the first one of the item.
      var isMarked: Bool { isSelected && part == 0 }
    }
  }

  /// Creates a document.
  init(
    count: Int, anchor: Int, isAnchoredAtTop: Bool = false, hasOneRowEach: Bool = false,
    rows: @escaping (_ item: Int, _ width: Int) -> [StyledLine]
  ) {
    self.count = count
    self.anchor = anchor
    self.isAnchoredAtTop = isAnchoredAtTop
    self.hasOneRowEach = hasOneRowEach
    self.rows = rows
  }

  /// How the items are shown: those before and after one, those left out skipped.
  func item(_ steps: Int, from item: Int) -> Int {
    guard let shown else { return min(max(0, item + steps), max(0, count - 1)) }
    guard !shown.isEmpty else { return item }
    let place = shown.firstIndex { $0 >= item } ?? shown.count - 1
    let isShown = shown[place] == item
    // From an item that is left out, the first step down leads to the one in its place.
    let start = isShown || steps <= 0 ? place : place - 1
    return shown[min(max(0, start + steps), shown.count - 1)]
  }

  /// The item that many steps further, or the next one in that direction that has something to
  /// read: nobody wants to stop at an empty row.
  func readableItem(_ steps: Int, from item: Int) -> Int {
    let reached = self.item(steps, from: item)
    var next = reached
    while isBlank(next) {
      let after = self.item(steps < 0 ? -1 : 1, from: next)
      if after == next { return reached }
      next = after
    }
    return next
  }

  private func isBlank(_ item: Int) -> Bool {
    rows(item, 80).allSatisfy { row in
      row.trailing.isEmpty && row.spans.allSatisfy { $0.text.allSatisfy { $0 == " " } }
    }
  }

  /// The rows to show in an area, a given item among them.
  ///
  /// - Parameters:
  ///   - cursor: The item a person moved to; `nil` while the pane follows the run.
  ///   - rowCount: Rows of the area.
  ///   - width: Columns of the area.
  /// - Returns: At most as many rows as the area has.
  func visibleRows(cursor: Int?, rowCount: Int, width: Int) -> [Row] {
    var kept = KeptLines()
    func lines(of item: Int) -> [StyledLine] { kept.lines(of: item) { rows(item, width) } }
    let places = visiblePlaces(cursor: cursor, rowCount: rowCount) { lines(of: $0).count }
    return places.map { place in
      var line = lines(of: place.item)[place.part]
      line.isSelected = line.isSelected || place.isMarked
      return Row(place: place, line: line)
    }
  }

  /// Which rows are to be shown in an area.
  ///
  /// - Parameters:
  ///   - cursor: The item a person moved to; `nil` while the pane follows the run.
  ///   - rowCount: Rows of the area.
  ///   - parts: The number of an item's rows; not asked for where each has one.
  /// - Returns: At most as many as the area has rows.
  func visiblePlaces(
    cursor: Int?, rowCount: Int, parts: (_ item: Int) -> Int
  ) -> [Row.Place] {
    let all = shown?.count ?? count
    guard all > 0, rowCount > 0 else { return [] }
    let wanted = item(0, from: min(max(0, cursor ?? anchor), count - 1))
    let place = shown.flatMap { $0.firstIndex(of: wanted) } ?? wanted
    func height(_ place: Int) -> Int { hasOneRowEach ? 1 : parts(shown?[place] ?? place) }
    var below = height(place)
    var end = place + 1
    while end < all, below < rowCount {
      below += height(end)
      end += 1
    }
    // The item stands in the upper part, lower only where there is nothing more below.
    let lead = isAnchoredAtTop && cursor == nil ? 0 : rowCount / 3
    let room = max(lead, rowCount - below)
    var above = 0
    var start = place
    while start > 0, above < room {
      start -= 1
      above += height(start)
    }
    // Of what is above, the rows nearest to the item.
    var left = max(0, above - room)
    var found: [Row.Place] = []
    found.reserveCapacity(rowCount)
    for next in start..<end {
      let item = shown?[next] ?? next
      for part in 0..<height(next) where found.count < rowCount {
        guard left == 0 else {
          left -= 1
          continue
        }
        found.append(
          Row.Place(item: item, part: part, isSelected: next == place && cursor != nil))
      }
    }
    return found
  }
}
