import SessionProtocol

/// How some tests stand together.
struct TestCounts: Sendable {
  private var passed = 0
  private var failed = 0
  private var skipped = 0
  private var notRun = 0
  private var running = 0
  private var waiting = 0
  /// Virtual seconds that all of them took.
  private(set) var seconds = 0.0

  /// Counts.
  init(_ tests: [String], in state: TestsState) {
    for test in tests {
      switch state.activity(of: test) {
      case .running: running += 1
      case .waiting: waiting += 1
      case .none: break
      }
      guard let last = state.history[test].last else {
        notRun += 1
        continue
      }
      seconds += last.seconds
      switch last.status {
      case .passed: passed += 1
      case .failed, .crashed: failed += 1
      case .skipped: skipped += 1
      }
    }
  }

  /// Whether any of them was run.
  var isRun: Bool { passed + failed + skipped > 0 }

  /// The counts with their marks, those that are none left out.
  var parts: [(text: String, role: Role)] {
    let all: [(String, Int, Role)] = [
      ("▶", running, .running), ("◌", waiting, .wait), ("✗", failed, .fail), ("✓", passed, .pass),
      ("–", skipped, .wait),
      ("○", notRun, .dim),
    ]
    return all.filter { $0.1 > 0 }.map { ("\($0) \($1)", $2) }
  }
}
