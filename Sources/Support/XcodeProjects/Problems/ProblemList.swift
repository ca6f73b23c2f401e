/// Collects the problems of one reading: each once, and not without end.
final class ProblemList {
  private var kept: [ProjectProblem] = []
  private var known: Set<ProjectProblem> = []
  private var dropped = 0

  /// Adds a problem that is new.
  func add(_ problem: ProjectProblem) {
    guard kept.count < ReadingLimits.problems else {
      dropped += 1
      return
    }
    if known.insert(problem).inserted { kept.append(problem) }
  }

  /// All, in the order in which they were met.
  var problems: [ProjectProblem] { dropped == 0 ? kept : kept + [.more(count: dropped)] }
}
