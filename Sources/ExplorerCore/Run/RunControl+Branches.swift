import SessionProtocol

/// Leaving the recorded way, and coming back to it.
extension RunControl {
  /// Whether going on from here leaves the recorded way: a person acted differently there.
  private var isOffPath: Bool { interventions.contains { $0.at >= state.position } }

  /// Keeps the recorded way as a branch before something else happens from here on.
  mutating func leavePath(_ language: Language) {
    guard record.stop(after: state.position) != nil || isOffPath else { return }
    keepBranch(language)
    let position = state.position
    record.truncate(after: position)
    interventions.removeAll { $0.at >= position }
  }

  /// Keeps the recorded way if the test's own next step is not what was recorded.
  mutating func leavePathIfActed(_ language: Language) {
    if isOffPath { leavePath(language) }
  }

  private mutating func keepBranch(_ language: Language) {
    let last = record.events.last { $0.isStop }
    branches.append(
      Branch(
        record: record, interventions: interventions, position: last?.index ?? state.position,
        time: last?.time ?? state.time, title: last.map { $0.summary(language).title } ?? ""))
    if branches.count > Branch.limit { branches.removeFirst() }
  }

  /// Returns to a branch; what is left becomes one.
  ///
  /// - Returns: Where it was left; nil where there is no such branch.
  mutating func enter(branch number: Int, _ language: Language) -> Int? {
    guard branches.indices.contains(number) else { return nil }
    let branch = branches.remove(at: number)
    keepBranch(language)
    record = branch.record
    interventions = branch.interventions
    isDiverged = false
    return branch.position
  }

  /// Gives a branch up.
  mutating func deleteBranch(_ number: Int) {
    if branches.indices.contains(number) { branches.remove(at: number) }
  }

  /// Notes what a person does where the run is stopped, and goes on to its end.
  mutating func act(_ action: HandAction, _ language: Language) {
    leavePath(language)
    interventions.append(Intervention(at: state.position, action: action))
    goOn(to: .handEnd)
  }
}
