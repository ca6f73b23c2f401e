package import Recording

/// A recording that was saved as a test or a part of one.
package struct SavedRecording {
  /// The test, `Class/method`.
  package var test: String
  /// What it was saved as.
  package var target: RecordingTarget
  /// What was recorded.
  package var actions: [RecordedAction]

  /// Creates a description.
  package init(test: String, target: RecordingTarget, actions: [RecordedAction]) {
    self.test = test
    self.target = target
    self.actions = actions
  }

  /// Where what the test does differs from what was recorded; `nil` where it does not.
  ///
  /// - Parameter done: What the test does.
  /// - Returns: A sentence.
  package func difference(to done: [RecordedAction]) -> String? {
    // A test that was there before does its own things first.
    if case .end = target {
      return RecordingProof.difference(done.suffix(actions.count), actions)
    }
    return RecordingProof.difference(done, actions)
  }
}
