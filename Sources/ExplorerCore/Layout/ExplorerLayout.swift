package import TerminalModel

/// Where the panes are: a pure function of the terminal's size, the focused pane and the zoom.
///
/// Layouts place frames for ``Pane/Place``s, whichever panes have them. Frames of neighbours share a
/// row or column. Panes that have no room of their own share a frame with others, as tabs; the
/// focused one is shown.
package struct ExplorerLayout: Hashable, Sendable {
  /// A frame with a pane in it.
  package struct Slot: Hashable, Sendable {
    /// The pane shown.
    package var pane: Pane
    /// All panes that share the frame, from the left.
    package var tabs: [Pane]
    /// The frame, its lines included.
    package var frame: CellRectangle
  }

  /// The least size that anything is shown at.
  package static let minimum = TerminalSize(columns: 40, rows: 10)

  /// Whether a size is enough for anything to be shown.
  static func hasRoom(in size: TerminalSize) -> Bool {
    size.columns >= minimum.columns && size.rows >= minimum.rows
  }

  /// The frames; none when the terminal is too small.
  package let slots: [Slot]
  /// The row of the bar with the keys.
  package let hintRow: Int
  /// The row of the timeline; nil where there is no room for it.
  package let timeline: CellRectangle?
  /// The lines between the frames that can be moved.
  let dividers: [PaneDivider]
  /// Whether frames, names and what keys there are are drawn around what is shown.
  let hasChrome: Bool

  /// Computes the layout.
  ///
  /// - Parameters:
  ///   - size: The terminal's size.
  ///   - panes: The panes there are.
  ///   - focus: The pane that has the keys.
  ///   - isZoomed: Whether it is shown alone.
  ///   - arrangement: What the person has chosen; where there is no room for it, the size decides.
  ///   - sizes: How far the person has moved the lines between panes.
  package init(
    size: TerminalSize, panes: PaneList, focus: Pane, isZoomed: Bool,
    arrangement: Arrangement = .auto, sizes: PaneSizes = PaneSizes()
  ) {
    let columns = size.columns
    hintRow = size.rows - 1
    hasChrome = Self.hasChrome(arrangement, isZoomed: isZoomed, in: size)
    let hasTimeline = hasChrome && columns >= 56 && size.rows >= 16
    timeline =
      hasTimeline ? CellRectangle(column: 0, row: hintRow - 1, columns: columns, rows: 1) : nil
    guard hasChrome else {
      slots = Self.presentation(panes, focus: focus, in: size).compactMap(\.self)
      dividers = []
      return
    }
    let rows = hasTimeline ? hintRow - 1 : hintRow
    let seats = PaneSeats(panes, focus: focus)
    let lesson = LessonSeat(panes, columns: columns, rows: rows)
    let isAlone = isZoomed || arrangement == .single || lesson.hidesOthers(focus)
    let beside = isAlone ? 0 : lesson.columns
    let room = columns - beside
    var lines = DividerPlacement(sizes: sizes, columns: room, rows: rows)
    var places: [Slot?] =
      if !Self.hasRoom(in: size) {
        []
      } else if isAlone || room < 56 || size.rows < 16 {
        [seats.alone(from: 0, 0, to: room - 1, rows - 1)]
      } else if let chosen = Self.slots(of: arrangement, seats, &lines) {
        chosen
      } else if room >= 160, size.rows >= 40 {
        Self.roomy(seats, &lines)
      } else if room >= 100, size.rows >= 28 {
        Self.wide(seats, &lines)
      } else if room >= 72, size.rows >= 22 {
        Self.medium(seats, &lines)
      } else {
        Self.compact(seats, &lines)
      }
    if beside > 0 { places.append(lesson.slot(after: room, rows: rows, seats)) }
    slots = places.compactMap(\.self)
    dividers = lines.dividers
  }

  /// The first column of the timeline's marks.
  var timelineStart: Int { 16 }
  /// Columns that the timeline's marks have.
  var timelineColumns: Int { max(0, (timeline?.columns ?? 0) - timelineStart - 14) }

  /// The frame that shows a pane, if it is shown.
  func slot(of pane: Pane) -> Slot? { slots.first { $0.pane == pane } }

  /// The frame that panes of a place have, if there is one.
  func slot(at place: Pane.Place) -> Slot? {
    slots.first { $0.tabs.contains { $0.place == place } }
  }

  /// The app at its full height; beside it the pages, the steps over the sources, and what happens
  /// below these: lines of sources and of what happens are the longest, and have the most room.
  private static func roomy(_ seats: PaneSeats, _ lines: inout DividerPlacement) -> [Slot?] {
    let (right, bottom) = (lines.columns - 1, lines.rows - 1)
    let side = min(52, lines.columns * 3 / 10)
    let height = lines.rows * 72 / 100
    let app = lines.place(.appRight, side, from: 0, to: right, after: 1)
    let pages = lines.place(
      .pagesRight, side + min(50, lines.columns * 26 / 100), from: app, to: right)
    let live = lines.place(.liveTop, height, from: 0, to: bottom, before: 1)
    let source = lines.place(.chainBottom, height * 46 / 100, from: 0, to: live)
    return [
      seats.slot(.picture, from: 0, 0, to: app, bottom),
      seats.slot(.parts, from: app, 0, to: pages, live),
      seats.slot(.steps, from: pages, 0, to: right, source),
      seats.slot(.happenings, from: app, live, to: right, bottom),
      seats.slot(.sources, from: pages, source, to: right, live),
    ]
  }

  /// Three columns, what happens below them.
  static func wide(_ seats: PaneSeats, _ lines: inout DividerPlacement) -> [Slot?] {
    let (right, bottom) = (lines.columns - 1, lines.rows - 1)
    let side = min(50, lines.columns * 33 / 100)
    let height = bottom - max(7, lines.rows * 27 / 100)
    let app = lines.place(.appRight, side, from: 0, to: right, after: 1)
    let pages = lines.place(
      .pagesRight, side + min(46, lines.columns * 29 / 100), from: app, to: right)
    let live = lines.place(.liveTop, height, from: 0, to: bottom, before: 1)
    let source = lines.place(.chainBottom, max(8, height * 55 / 100), from: 0, to: live)
    return [
      seats.slot(.picture, from: 0, 0, to: app, live),
      seats.slot(.parts, from: app, 0, to: pages, live),
      seats.slot(.steps, from: pages, 0, to: right, source),
      seats.slot(.happenings, from: 0, live, to: right, bottom),
      seats.slot(.sources, from: pages, source, to: right, live),
    ]
  }

  /// Two columns: the app, and Chain or Pages over Source; what happens below.
  private static func medium(_ seats: PaneSeats, _ lines: inout DividerPlacement) -> [Slot?] {
    let (right, bottom) = (lines.columns - 1, lines.rows - 1)
    let height = bottom - max(6, lines.rows * 28 / 100)
    let isTall = height >= 30
    let app = lines.place(.appRight, min(44, lines.columns * 44 / 100), from: 0, to: right)
    let live = lines.place(.liveTop, height, from: 0, to: bottom, before: isTall ? 2 : 1)
    if isTall {
      let chain = lines.place(.pagesBottom, height / 3, from: 0, to: live, after: 1)
      let source = lines.place(.chainBottom, height * 2 / 3, from: chain, to: live)
      return [
        seats.slot(.picture, from: 0, 0, to: app, live),
        seats.slot(.parts, from: app, 0, to: right, chain),
        seats.slot(.steps, from: app, chain, to: right, source),
        seats.slot(.happenings, from: 0, live, to: right, bottom),
        seats.slot(.sources, from: app, source, to: right, live),
      ]
    }
    let source = lines.place(.chainBottom, height * 55 / 100, from: 0, to: live)
    return [
      seats.slot(.picture, from: 0, 0, to: app, live),
      seats.slot([.parts, .steps], otherwise: .steps, from: app, 0, to: right, source),
      seats.slot(.happenings, from: 0, live, to: right, bottom),
      seats.slot(.sources, from: app, source, to: right, live),
    ]
  }

  /// The app and one more pane, what happens below.
  private static func compact(_ seats: PaneSeats, _ lines: inout DividerPlacement) -> [Slot?] {
    beside(
      .picture, .appRight, at: lines.columns * 45 / 100, tabs: [.parts, .steps, .sources], seats,
      happenings: max(4, lines.rows * 28 / 100), &lines)
  }

  /// The panes of a place, those of others that share the frame beside it, of which the steps are
  /// seen unless another has the keys, and what happens below in so many rows without its upper
  /// line.
  static func beside(
    _ place: Pane.Place, _ divider: PaneDivider.Name, at column: Int, tabs: [Pane.Place],
    _ seats: PaneSeats, happenings: Int, _ lines: inout DividerPlacement
  ) -> [Slot?] {
    let (right, bottom) = (lines.columns - 1, lines.rows - 1)
    let side = lines.place(divider, column, from: 0, to: right)
    let top = lines.place(.liveTop, bottom - happenings, from: 0, to: bottom)
    return [
      seats.slot(place, from: 0, 0, to: side, top),
      seats.slot(tabs, otherwise: .steps, from: side, 0, to: right, top),
      seats.slot(.happenings, from: 0, top, to: right, bottom),
    ]
  }
}
