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

  /// Creates the content.
  public init(message: String, location: SourceFrame, pending: [Pending], isFatal: Bool) {
    self.message = message
    self.location = location
    self.pending = pending
    self.isFatal = isFatal
  }
}
