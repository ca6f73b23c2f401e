/// How a test stands now.
struct TestStanding: Hashable, Sendable {
  /// What it is doing beside the open run.
  enum Activity: Hashable, Sendable {
    case none
    /// It is to be run.
    case waiting
    case running
  }

  /// The last runs, the last one last.
  var runs: [TestRun] = []
  /// Whether something that it depends on was edited since the last run.
  var isChanged = false
  /// Whether it came out well and badly though nothing was changed between.
  var isFlaky = false
  /// What it is doing beside the open run.
  var activity = Activity.none

  /// How it came out last.
  var last: TestRun? { runs.last }

  /// What stands before its name.
  var mark: (text: String, role: Role) {
    switch activity {
    case .running: return ("▶", .running)
    case .waiting: return ("◌", .wait)
    case .none: break
    }
    guard let status = last?.status else { return ("○", .dim) }
    // What is out of date is told by a word, too: nothing is told by colour alone.
    return (status.mark, isChanged ? .dim : status.role)
  }
}
