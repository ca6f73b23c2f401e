package import TerminalModel

/// Where the panes are: a pure function of the terminal's size, the focused pane and the zoom.
///
/// Frames of neighbours share a row or column. Panes that have no room of their own share a frame
/// with others, as tabs; the focused one is shown.
package struct ExplorerLayout: Hashable, Sendable {
  /// A frame with a pane in it.
  package struct Slot: Hashable, Sendable {
    /// The pane shown.
    package var pane: Pane
    /// All panes that share the frame, by number.
    package var tabs: [Pane]
    /// The frame, its lines included.
    package var frame: CellRectangle
  }

  /// The least size that anything is shown at.
  package static let minimum = TerminalSize(columns: 40, rows: 10)

  /// The frames; none when the terminal is too small.
  package let slots: [Slot]
  /// The row of the bar with the keys.
  package let hintRow: Int
  /// The row of the timeline; nil where there is no room for it.
  package let timeline: CellRectangle?

  /// Computes the layout.
  ///
  /// - Parameters:
  ///   - size: The terminal's size.
  ///   - focus: The pane that has the keys.
  ///   - isZoomed: Whether it is shown alone.
  ///   - arrangement: What the person has chosen; where there is no room for it, the size decides.
  package init(
    size: TerminalSize, focus: Pane, isZoomed: Bool, arrangement: Arrangement = .auto
  ) {
    let columns = size.columns
    hintRow = size.rows - 1
    let hasTimeline = columns >= 56 && size.rows >= 16
    timeline =
      hasTimeline ? CellRectangle(column: 0, row: hintRow - 1, columns: columns, rows: 1) : nil
    let rows = hasTimeline ? hintRow - 1 : hintRow
    // The timeline has a row of its own: what was there before it stays.
    let focus = focus == .timeline ? .live : focus
    if columns < Self.minimum.columns || size.rows < Self.minimum.rows {
      slots = []
    } else if isZoomed || arrangement == .single || columns < 56 || size.rows < 16 {
      let all = CellRectangle(column: 0, row: 0, columns: columns, rows: rows)
      slots = [Slot(pane: focus, tabs: Pane.allCases.filter { $0 != .timeline }, frame: all)]
    } else if let chosen = Self.slots(of: arrangement, columns: columns, rows: rows, focus: focus) {
      slots = chosen
    } else if columns >= 160, size.rows >= 40 {
      slots = Self.roomy(columns: columns, rows: rows)
    } else if columns >= 100, size.rows >= 28 {
      slots = Self.wide(columns: columns, rows: rows)
    } else if columns >= 72, size.rows >= 22 {
      slots = Self.medium(columns: columns, rows: rows, focus: focus)
    } else {
      slots = Self.compact(columns: columns, rows: rows, focus: focus)
    }
  }

  /// The first column of the timeline's marks.
  var timelineStart: Int { 16 }
  /// Columns that the timeline's marks have.
  var timelineColumns: Int { max(0, (timeline?.columns ?? 0) - timelineStart - 14) }

  /// The frame that shows a pane, if it is shown.
  func slot(of pane: Pane) -> Slot? { slots.first { $0.pane == pane } }

  static func slot(
    _ pane: Pane, tabs: [Pane]? = nil, from left: Int, _ top: Int, to right: Int, _ bottom: Int
  ) -> Slot {
    Slot(
      pane: pane, tabs: tabs ?? [pane],
      frame: CellRectangle(
        column: left, row: top, columns: right - left + 1, rows: bottom - top + 1))
  }

  /// The pane of a shared frame: the focused one, if it is one of them.
  static func shown(_ tabs: [Pane], focus: Pane, otherwise: Pane) -> Pane {
    tabs.contains(focus) ? focus : otherwise
  }

  /// The app at its full height, and two rows of two panes beside it.
  private static func roomy(columns: Int, rows: Int) -> [Slot] {
    let app = min(52, columns * 3 / 10)
    let middle = app + (columns - app) * 4 / 10
    let row = rows / 2 + 1
    return [
      slot(.app, from: 0, 0, to: app, rows - 1),
      slot(.pages, from: app, 0, to: middle, row),
      slot(.chain, from: middle, 0, to: columns - 1, row),
      slot(.live, from: app, row, to: app + (columns - app) / 2, rows - 1),
      slot(.source, from: app + (columns - app) / 2, row, to: columns - 1, rows - 1),
    ]
  }

  /// Three columns, what happens below them.
  static func wide(columns: Int, rows: Int) -> [Slot] {
    let app = min(50, columns * 33 / 100)
    let pages = app + min(46, columns * 29 / 100)
    let live = rows - 1 - max(7, rows * 27 / 100)
    let source = max(8, live * 55 / 100)
    return [
      slot(.app, from: 0, 0, to: app, live),
      slot(.pages, from: app, 0, to: pages, live),
      slot(.chain, from: pages, 0, to: columns - 1, source),
      slot(.live, from: 0, live, to: columns - 1, rows - 1),
      slot(.source, from: pages, source, to: columns - 1, live),
    ]
  }

  /// Two columns: the app, and Chain or Pages over Source; what happens below.
  private static func medium(columns: Int, rows: Int, focus: Pane) -> [Slot] {
    let app = min(44, columns * 44 / 100)
    let live = rows - 1 - max(6, rows * 28 / 100)
    let isTall = live >= 30
    if isTall {
      let (chain, source) = (live / 3, live * 2 / 3)
      return [
        slot(.app, from: 0, 0, to: app, live),
        slot(.pages, from: app, 0, to: columns - 1, chain),
        slot(.chain, from: app, chain, to: columns - 1, source),
        slot(.live, from: 0, live, to: columns - 1, rows - 1),
        slot(.source, from: app, source, to: columns - 1, live),
      ]
    }
    let source = live * 55 / 100
    let tabs: [Pane] = [.pages, .chain]
    return [
      slot(.app, from: 0, 0, to: app, live),
      slot(
        shown(tabs, focus: focus, otherwise: .chain), tabs: tabs, from: app, 0, to: columns - 1,
        source),
      slot(.live, from: 0, live, to: columns - 1, rows - 1),
      slot(.source, from: app, source, to: columns - 1, live),
    ]
  }

  /// The app and one more pane, what happens below.
  private static func compact(columns: Int, rows: Int, focus: Pane) -> [Slot] {
    let app = columns * 45 / 100
    let live = rows - 1 - max(4, rows * 28 / 100)
    let tabs: [Pane] = [.pages, .chain, .source]
    return [
      slot(.app, from: 0, 0, to: app, live),
      slot(
        shown(tabs, focus: focus, otherwise: .chain), tabs: tabs, from: app, 0, to: columns - 1,
        live),
      slot(.live, from: 0, live, to: columns - 1, rows - 1),
    ]
  }
}
