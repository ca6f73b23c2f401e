/// Where what a test does is something else than what was recorded.
package struct ProofDifference: Hashable, Sendable {
  /// The action, counted from 1.
  package var number: Int
  /// What the test does; `nil` for nothing more.
  package var now: String?
  /// What was recorded; `nil` for nothing more.
  package var before: String?

  /// Where two lists of actions differ first.
  ///
  /// - Parameters:
  ///   - done: What the test did.
  ///   - recorded: What was recorded.
  package init?(_ done: [RecordedAction], _ recorded: [RecordedAction]) {
    // A method that taps its field, or empties it, does nothing more where that has the keyboard, or
    // is empty.
    let done = done.filter { !$0.isNeedless }
    let recorded = recorded.filter { !$0.isNeedless }
    let place = zip(done, recorded).prefix { $0.doesTheSame(as: $1) }.count
    guard place < max(done.count, recorded.count) else { return nil }
    number = place + 1
    now = place < done.count ? done[place].coveredTitle : nil
    before = place < recorded.count ? recorded[place].coveredTitle : nil
  }
}
