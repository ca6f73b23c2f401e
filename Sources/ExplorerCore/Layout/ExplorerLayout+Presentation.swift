import TerminalModel

/// The arrangement for an audience.
extension ExplorerLayout {
  /// Whether frames, names and what keys there are are drawn around what is shown.
  static func hasChrome(
    _ arrangement: Arrangement, isZoomed: Bool, in size: TerminalSize
  ) -> Bool {
    isZoomed || arrangement != .presentation || !hasRoom(for: arrangement, in: size)
  }

  /// The lesson, or else the test's steps, beside the app, with wide margins and no frames.
  ///
  /// The source is below the app where there is room; another pane that has the keys takes the app's place.
  static func presentation(_ panes: PaneList, focus: Pane, in size: TerminalSize) -> [Slot?] {
    let seats = PaneSeats(panes, focus: focus)
    let hasLesson = !panes.at(.lesson).isEmpty
    let text: Pane.Place = hasLesson ? .lesson : .steps
    let others: [Pane.Place] = hasLesson ? [.parts, .steps, .happenings] : [.parts, .happenings]
    let margin = size.columns / 20
    let (left, right, bottom) = (margin, size.columns - 1 - margin, size.rows - 2)
    let middle = left + (right - left) * 48 / 100
    guard size.rows >= 36 else {
      return [
        seats.slot(text, from: left, 0, to: middle, bottom),
        seats.slot(
          [.picture, .sources] + others, otherwise: .picture, from: middle + 1, 0, to: right, bottom
        ),
      ]
    }
    let source = bottom - size.rows / 4
    return [
      seats.slot(text, from: left, 1, to: middle, bottom),
      seats.slot(
        [.picture] + others, otherwise: .picture, from: middle + 1, 1, to: right, source - 1),
      seats.slot(.sources, from: middle + 1, source, to: right, bottom),
    ]
  }
}
