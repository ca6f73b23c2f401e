import SessionProtocol

/// What the run is doing, as far as the explorer knows.
enum RunPhase: Hashable, Sendable {
  /// Nothing has been run.
  case idle
  /// A run was asked for; events that still come belong to an older one.
  case starting
  /// The host works; it will report an event or the end.
  case running
  /// The host waits at a stop for what to do.
  case stopped
  /// The test is over.
  case ended
  /// The host is gone.
  case lost(String)
}
