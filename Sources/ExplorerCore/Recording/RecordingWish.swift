package import Recording

/// Something that is to be done with a recording outside.
package enum RecordingWish: Hashable, Sendable {
  /// Write Swift for it and answer with ``RecordingNews/code(_:order:)``.
  case write(RecordingOrder)
  /// Say what saving it changes and answer with ``RecordingNews/changes(_:as:)``.
  case compare(RecordingOrder, RecordingTarget)
  /// Save it, without some of the differences, and answer with ``RecordingNews/saved(_:)``.
  case save(RecordingOrder, RecordingTarget, leavingOut: Set<RecordingChange.Place>)

  /// Run a test that was saved in several ways and answer with ``RecordingNews/proof(_:)``.
  case prove(RecordingOrder, test: String, RecordingTarget)
  /// Write what mends it and answer with ``RecordingNews/proof(_:)``.
  case mend(RecordingOrder)

  /// The recording that it is for.
  package var order: RecordingOrder {
    switch self {
    case .write(let order), .compare(let order, _), .save(let order, _, _), .prove(let order, _, _),
      .mend(let order):
      order
    }
  }
}

/// What came of a wish for a recording.
package enum RecordingNews: Hashable, Sendable {
  /// The Swift that it becomes.
  case code(RecordingCode, order: Int)
  /// What saving it changes.
  case changes([RecordingChange], as: RecordingTarget)
  /// It was saved.
  case saved(SavedTest)
  /// What runs of earlier sessions have shown.
  case seen(SeenScreens)
  /// What a test that was saved has come to.
  case proof(ProofNews)
  /// It was not; the sentence says why.
  case failed(String)
}
