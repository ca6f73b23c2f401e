import SessionProtocol

/// What a person did by hand in an earlier run, and is done again in this one.
struct PlannedInterventions {
  private var waiting: ArraySlice<Intervention>

  /// Plans what a request lists.
  init(_ interventions: [Intervention]) { waiting = interventions[...] }

  /// What has not been done.
  var rest: [Intervention] { Array(waiting) }

  /// Takes what comes next, if it belongs to a stop.
  ///
  /// - Parameters:
  ///   - index: The event that the run is stopped at.
  ///   - place: The end of what was done by hand there last, or the same event.
  /// - Returns: What to do; `nil` when nothing is to be done there any more.
  mutating func next(at index: Int, or place: Int) -> HandAction? {
    guard let first = waiting.first, first.at == index || first.at == place else { return nil }
    return waiting.popFirst()?.action
  }

  /// Forgets the rest: the run goes another way.
  mutating func abandon() { waiting = [] }
}
