import TerminalModel

/// What stands at a cell of the screen.
enum ExplorerHit: Hashable {
  /// A pane, with the item that is drawn there.
  case pane(Pane, item: Int?)
  /// The name of a pane that shares a frame with others.
  case tab(Pane)
  /// A line of the open page.
  case pageItem(Int)
  /// The open page, but none of its lines.
  case page
  /// A key of the bar at the bottom.
  case hint(ExplorerCommand)
  /// A recorded stop on the timeline.
  case stop(Int)
  /// A completion of the prompt.
  case completion(Int)
  /// Nothing that does anything.
  case nothing
}
