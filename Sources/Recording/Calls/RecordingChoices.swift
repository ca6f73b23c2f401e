/// What a person has chosen where a recording could become one thing or another.
package struct RecordingChoices: Hashable, Sendable {
  /// Calls among those that do the same, by the places of the first steps that they do.
  package var calls: [Int: String]
  /// How elements are looked for that no page has, as Swift from `app` on, by the places of steps.
  package var locators: [Int: String]

  /// Creates choices.
  package init(calls: [Int: String] = [:], locators: [Int: String] = [:]) {
    self.calls = calls
    self.locators = locators
  }

  /// The choices for steps before a place.
  ///
  /// - Parameter place: The place.
  /// - Returns: The choices that are left.
  package func before(_ place: Int) -> RecordingChoices {
    RecordingChoices(
      calls: calls.filter { $0.key < place }, locators: locators.filter { $0.key < place })
  }
}
