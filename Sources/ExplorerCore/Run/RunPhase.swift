/// What the run is doing, as far as the explorer knows, with all that is true only then.
package enum RunPhase: Hashable, Sendable {
  /// Nothing has been run.
  case idle
  /// A run was asked for; events that still come belong to an older one.
  case starting(Pursuit, isHostSilent: Bool)
  /// The host works; it will report an event or the end.
  case running(Pursuit)
  /// The host waits at a stop for what to do; the keys typed before may still be under way.
  case stopped(queue: [ExplorerCommand])
  /// The test is over.
  case ended
  /// The host is gone.
  case lost(String)

  /// Whether the host works and will say something.
  package var isWaitingForHost: Bool { isStarting || isRunning }

  /// Whether a run was asked for that has not begun.
  package var isStarting: Bool { if case .starting = self { true } else { false } }

  /// Whether the host works on the run.
  package var isRunning: Bool { if case .running = self { true } else { false } }

  /// Whether the host waits for what to do.
  package var isStopped: Bool { if case .stopped = self { true } else { false } }

  /// Whether the test is over.
  package var isEnded: Bool { if case .ended = self { true } else { false } }

  /// Whether the host is gone.
  package var isLost: Bool { if case .lost = self { true } else { false } }

  /// Whether there is a process that runs the test.
  var isLive: Bool { isWaitingForHost || isStopped }

  /// Whether the host does not do what it is asked for.
  var isHostSilent: Bool { if case .starting(_, let isSilent) = self { isSilent } else { false } }

  /// What a run that goes on is to come to.
  var pursuit: Pursuit? {
    get {
      switch self {
      case .starting(let pursuit, _), .running(let pursuit): pursuit
      case .idle, .stopped, .ended, .lost: nil
      }
    }
    // Takes it out while it is changed, so that nothing in it is copied.
    _modify {
      var pursuit: Pursuit?
      var silence: Bool?
      switch self {
      case .starting(let found, let isSilent):
        pursuit = found
        silence = isSilent
        self = .idle
      case .running(let found):
        pursuit = found
        self = .idle
      case .idle, .stopped, .ended, .lost: break
      }
      defer {
        if let pursuit {
          self = silence.map { .starting(pursuit, isHostSilent: $0) } ?? .running(pursuit)
        }
      }
      yield &pursuit
    }
  }

  /// Where the run is to stop.
  var goal: StepGoal? { pursuit?.goal }

  /// Stepping keys that wait until the run stops.
  var queue: [ExplorerCommand] {
    get {
      switch self {
      case .starting(let pursuit, _), .running(let pursuit): pursuit.queue
      case .stopped(let queue): queue
      case .idle, .ended, .lost: []
      }
    }
    set {
      switch self {
      case .starting, .running: pursuit?.queue = newValue
      case .stopped: self = .stopped(queue: newValue)
      case .idle, .ended, .lost: break
      }
    }
  }

  /// Whether the run goes on to a place where the person has been, without showing the way.
  var isReplaying: Bool {
    switch goal {
    case .event, .resumption, .index: true
    default: false
    }
  }

  /// Whether the host catches up with what the person already sees.
  var isCatchingUp: Bool { if case .index = goal { true } else { false } }
}
