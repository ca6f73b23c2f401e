import SessionProtocol

/// What the run is doing, as far as the explorer knows.
package enum RunPhase: Hashable, Sendable {
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

  /// Whether the host works and will say something.
  package var isWaitingForHost: Bool {
    switch self {
    case .starting, .running: true
    case .idle, .stopped, .ended, .lost: false
    }
  }
}
