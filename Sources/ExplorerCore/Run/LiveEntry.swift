import SessionProtocol

/// A line of the Live pane, with its details: an event, a whole wait, or something printed.
enum LiveEntry: Hashable, Sendable {
  /// An event; of a wait its latest one.
  case event(Event)
  /// A line that the test process printed.
  case output(String)
  /// Something the explorer has to say about the run.
  case notice(String)
}
