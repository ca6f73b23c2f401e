import ExplorerCore

/// The review of snapshots.
extension ExplorerSession {
  /// Does what a review wants.
  func perform(_ wish: ReviewWish) {
    guard let supply, let reviews else {
      apply(.review(.failed("There are no snapshots here.")))
      return
    }
    reviews.perform(wish, supply.built)
  }

  /// Takes what has come of it.
  func receiveFromReviews() {
    for news in reviews?.takeNews() ?? [] { apply(.review(news)) }
  }
}
