import TerminalModel

/// Arrangements that a person chooses.
extension ExplorerLayout {
  /// The frames of a chosen arrangement; nil where the size decides or has no room for it.
  static func slots(
    of arrangement: Arrangement, columns: Int, rows: Int, focus: Pane
  ) -> [Slot]? {
    switch arrangement {
    case .wide where columns >= 90 && rows >= 20: wide(columns: columns, rows: rows)
    case .stacked where rows >= 20: stacked(columns: columns, rows: rows, focus: focus)
    case .code where columns >= 72 && rows >= 20: code(columns: columns, rows: rows, focus: focus)
    case .auto, .wide, .stacked, .code, .single: nil
    }
  }

  /// The app, one of the panes of text, and what happens, each as wide as the terminal.
  private static func stacked(columns: Int, rows: Int, focus: Pane) -> [Slot] {
    let app = rows * 40 / 100
    let live = rows - 1 - max(5, rows * 25 / 100)
    let tabs: [Pane] = [.pages, .chain, .source]
    return [
      slot(.app, from: 0, 0, to: columns - 1, app),
      slot(
        shown(tabs, focus: focus, otherwise: .chain), tabs: tabs, from: 0, app, to: columns - 1,
        live),
      slot(.live, from: 0, live, to: columns - 1, rows - 1),
    ]
  }

  /// The source beside the other panes, which share a frame, and what happens below.
  private static func code(columns: Int, rows: Int, focus: Pane) -> [Slot] {
    let side = columns * 62 / 100
    let live = rows - 1 - max(5, rows * 25 / 100)
    let tabs: [Pane] = [.app, .pages, .chain]
    return [
      slot(.source, from: 0, 0, to: side, live),
      slot(
        shown(tabs, focus: focus, otherwise: .chain), tabs: tabs, from: side, 0, to: columns - 1,
        live),
      slot(.live, from: 0, live, to: columns - 1, rows - 1),
    ]
  }
}
