/// What snapshots stand together by.
enum ReviewGrouping: Hashable, Sendable, CaseIterable {
  /// What is different in them: one decision is often right for all that it holds of.
  case change
  /// Their tests.
  case test

  /// The other one.
  var next: ReviewGrouping { self == .change ? .test : .change }
}
