/// What a review hears.
package enum ReviewNews: Hashable, Sendable {
  /// All there is to decide about; after a run of the tests, how many snapshots equal their
  /// references.
  case found([ReviewItem], equal: Int?)
  /// So many of the tests have run.
  case progress(done: Int, of: Int)
  /// The tests are no longer run: they were given up.
  case stopped
  /// Something was drawn.
  case drawn(ReviewPicture)
  /// Snapshots were accepted or rejected, by the paths of their references.
  case settled([String])
  /// A decision was taken back, by the paths of the references.
  case restored([String])
  /// Of two pictures that are shown by turns the other one has its turn.
  case flipped
  /// Something did not work; the sentence says what.
  case failed(String)
}
