/// A piece of the app's work that is late in a run, to see who relies on its being early.
package struct Postponement: Codable, Hashable, Sendable {
  /// Which, as ``Pending/number`` has it in a run that is the same up to there.
  package var work: Int
  /// By how many virtual seconds.
  package var seconds: Double

  /// Creates a postponement.
  package init(work: Int, seconds: Double) {
    self.work = work
    self.seconds = seconds
  }
}
