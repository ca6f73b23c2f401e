/// The test failed here.
package struct Failure: Hashable, Sendable {
  /// The message as Xcode words it.
  package var message: String
  /// What led to it.
  package var reason: FailureReason
  /// Where Xcode would show it.
  package var location: SourceFrame
  /// What the app was doing, soonest due first.
  package var pending: [Pending]
  /// Whether the test cannot go on: `continueAfterFailure` is false, or the process ends.
  package var isFatal: Bool
  /// Whether the test said that it would fail here (`XCTExpectFailure`), and why.
  package var expectedBecause: String?
  /// What the search that failed has narrowly missed, or found too much.
  package var nearMisses: [NearMiss]?
  /// The element whose search failed, as messages name it; `nil` where no search did.
  package var target: String?
  /// What that element was looked for by, outermost first; `nil` in batch runs, and where nothing is.
  package var searched: [SearchedKey]?
  /// What a test of Swift Testing's was called with, as the library prints it; `nil` where that is nothing.
  package var arguments: String?

  /// Creates the content.
  package init(
    message: String, reason: FailureReason = .other, location: SourceFrame, pending: [Pending],
    isFatal: Bool, expectedBecause: String? = nil, nearMisses: [NearMiss]? = nil,
    target: String? = nil, searched: [SearchedKey]? = nil, arguments: String? = nil
  ) {
    self.arguments = arguments
    self.expectedBecause = expectedBecause
    self.nearMisses = nearMisses
    self.target = target
    self.searched = searched
    self.message = message.cutForEvent
    self.reason = reason
    self.location = location
    self.pending = pending
    self.isFatal = isFatal
  }
}

extension Failure: Codable {
  private enum CodingKeys: String, CodingKey {
    case message, location, pending, isFatal, expectedBecause, nearMisses, target, searched,
      arguments
    case reason = "because"
  }

  /// Reads a failure; of one that version 2 wrote, the reason from its message.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let message = try container.decode(String.self, forKey: .message)
    let reason = try container.decodeIfPresent(FailureReason.self, forKey: .reason)
    self.init(
      message: message, reason: reason ?? Version2.reason(ofFailure: message),
      location: try container.decode(SourceFrame.self, forKey: .location),
      pending: try container.decode([Pending].self, forKey: .pending),
      isFatal: try container.decode(Bool.self, forKey: .isFatal),
      expectedBecause: try container.decodeIfPresent(String.self, forKey: .expectedBecause),
      nearMisses: try container.decodeIfPresent([NearMiss].self, forKey: .nearMisses),
      target: try container.decodeIfPresent(String.self, forKey: .target),
      searched: try container.decodeIfPresent([SearchedKey].self, forKey: .searched),
      arguments: try container.decodeIfPresent(String.self, forKey: .arguments))
  }
}
