/// How far a batch was when it was stopped.
package struct BatchInterruption: Hashable, Sendable {
  /// How many runs have been reported.
  package var known: Int
  /// How many there were to be.
  package var planned: Int
  /// The runs that were ended before their end, in the order of the plan.
  package var underWay: [RunName]

  /// Describes where a batch was stopped.
  ///
  /// - Parameters:
  ///   - known: How many runs have been reported.
  ///   - planned: How many there were to be.
  ///   - underWay: The runs that were ended before their end, in the order of the plan.
  package init(known: Int, planned: Int, underWay: [RunName]) {
    self.known = known
    self.planned = planned
    self.underWay = underWay
  }

  /// Runs that are named at most.
  private static let namesLimit = 5

  /// What is known and what is not, in a line; names in it are not yet safe for a terminal.
  func text(isRepeated: Bool) -> String {
    let sentence = "interrupted: \(known) of \(planned) runs are known"
    guard !underWay.isEmpty else { return sentence }
    let names = underWay.prefix(Self.namesLimit).map { $0.name(isRepeated: isRepeated) }
    let more = underWay.count > names.count ? ["…"] : []
    return "\(sentence); ended under way: \((names + more).joined(separator: ", "))"
  }
}
