import TerminalModel

/// What the mouse has taken hold of, until its button is let go.
enum MouseGrip: Hashable, Sendable {
  /// A place in App, where the button was pressed.
  case app(MouseEvent)
  /// A line between panes.
  case divider(PaneDivider.Name)
}
