import TerminalModel

/// Arrangements that a person chooses.
extension ExplorerLayout {
  /// The frames of a chosen arrangement; nil where the size decides or has no room for it.
  static func slots(
    of arrangement: Arrangement, _ seats: PaneSeats, _ lines: inout DividerPlacement
  ) -> [Slot?]? {
    guard hasRoom(for: arrangement, columns: lines.columns, rows: lines.rows) else { return nil }
    return switch arrangement {
    case .wide: wide(seats, &lines)
    case .stacked: stacked(seats, &lines)
    case .code: code(seats, &lines)
    case .auto, .single, .presentation: nil
    }
  }

  /// Whether a terminal has room for an arrangement.
  static func hasRoom(for arrangement: Arrangement, in size: TerminalSize) -> Bool {
    guard size.columns >= 56, size.rows >= 16 else { return !arrangement.isShared }
    return hasRoom(for: arrangement, columns: size.columns, rows: size.rows - 2)
  }

  private static func hasRoom(for arrangement: Arrangement, columns: Int, rows: Int) -> Bool {
    switch arrangement {
    case .wide: columns >= 90 && rows >= 20
    case .stacked: rows >= 20
    case .code, .presentation: columns >= 72 && rows >= 20
    case .auto, .single: true
    }
  }

  /// The app, one of the panes of text, and what happens, each as wide as the terminal.
  private static func stacked(_ seats: PaneSeats, _ lines: inout DividerPlacement) -> [Slot?] {
    let (right, bottom) = (lines.columns - 1, lines.rows - 1)
    let app = lines.place(.appBottom, lines.rows * 40 / 100, from: 0, to: bottom, after: 1)
    let live = lines.place(.liveTop, bottom - max(5, lines.rows * 25 / 100), from: app, to: bottom)
    return [
      seats.slot(.picture, from: 0, 0, to: right, app),
      seats.slot([.parts, .steps, .sources], otherwise: .steps, from: 0, app, to: right, live),
      seats.slot(.happenings, from: 0, live, to: right, bottom),
    ]
  }

  /// The source beside the other panes, which share a frame, and what happens below.
  private static func code(_ seats: PaneSeats, _ lines: inout DividerPlacement) -> [Slot?] {
    beside(
      .sources, .sourceRight, at: lines.columns * 62 / 100, tabs: [.picture, .parts, .steps], seats,
      happenings: max(5, lines.rows * 25 / 100), &lines)
  }
}
