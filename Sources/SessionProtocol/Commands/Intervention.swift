/// Something that a person did by hand at a stop of a run, and that is done again when the run is
/// repeated.
package struct Intervention: Codable, Hashable, Sendable {
  /// The index of the event that the run was stopped at.
  package var at: Int
  /// What was done there.
  package var action: HandAction

  /// Creates an intervention.
  package init(at: Int, action: HandAction) {
    self.at = at
    self.action = action
  }
}
