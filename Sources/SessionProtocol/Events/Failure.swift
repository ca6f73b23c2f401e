/// The test failed here.
public struct Failure: Codable, Hashable, Sendable {
  /// The message as Xcode words it.
  public var message: String
  /// Where Xcode would show it.
  public var location: SourceFrame
  /// What the app was doing, soonest due first.
  public var pending: [Pending]
  /// Whether the test cannot go on: `continueAfterFailure` is false, or the process ends.
  public var isFatal: Bool
  /// Whether the test said that it would fail here (`XCTExpectFailure`), and why.
  public var expectedBecause: String?
  /// What the search that failed has narrowly missed, or found too much.
  public var nearMisses: [NearMiss]?
  /// The element whose search failed, as messages name it; `nil` where no search did.
  public var target: String?
  /// What that element was looked for by, outermost first; `nil` in batch runs, and where nothing is.
  public var searched: [SearchedKey]?

  /// Creates the content.
  public init(
    message: String, location: SourceFrame, pending: [Pending], isFatal: Bool,
    expectedBecause: String? = nil, nearMisses: [NearMiss]? = nil, target: String? = nil,
    searched: [SearchedKey]? = nil
  ) {
    self.expectedBecause = expectedBecause
    self.nearMisses = nearMisses
    self.target = target
    self.searched = searched
    self.message = message
    self.location = location
    self.pending = pending
    self.isFatal = isFatal
  }
}
