package import Recording

/// What makes a saved test hold where it did not, found out by a run.
package struct RecordingMend: Hashable, Sendable {
  /// What is changed.
  package var kind: MendKind
  /// The way in which the test failed, and passes with it.
  package var way: ProofWay
  /// The file.
  package var change: FileChange
}
