/// How much a review has tried by running tests.
package struct ReviewTrials: Codable, Hashable, Sendable {
  /// How many faults there were to try, and how many of them were.
  package var faults = 0
  /// How many of them were tried.
  package var triedFaults = 0
  /// What rules could not look at, and why, in a sentence each.
  package var notes: [String] = []

  /// Nothing was tried.
  package init() {}

  /// What to say of it.
  var lines: [String] {
    var lines: [String] = []
    if faults > 0 {
      lines.append(
        "\(triedFaults) of \(ReviewFinding.count(faults, "fault")) were tried in the running app"
          + (triedFaults < faults ? "; --budget says how many." : "."))
    }
    return lines + notes
  }
}
