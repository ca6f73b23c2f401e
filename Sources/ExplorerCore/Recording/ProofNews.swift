package import Recording

/// What a test that was saved has come to while it is being proved.
package enum ProofNews: Hashable, Sendable {
  /// The sources are being built.
  case building
  /// The test is being run in a way.
  case running(ProofWay)
  /// How it came out.
  case outcome(ProofOutcome)
  /// It is being compared with what was recorded.
  case comparing
  /// Where it does something else, if it does; of how many actions.
  case compared(ProofDifference?, actions: Int)
  /// Something that may mend it is being tried, counted from 1.
  case trying(Int)
  /// What mends it, with the edit; nil where nothing was found.
  case mend(MendKind?, ProofWay, RecordingChange?)
  /// What mends it was written.
  case mended
  /// It could not be proved; the sentence says why.
  case failed(String)
  /// All was done.
  case ended
}
