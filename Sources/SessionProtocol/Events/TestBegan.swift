/// A test starts.
public struct TestBegan: Codable, Hashable, Sendable {
  /// `SignInTests/testSignIn`.
  public var test: String
  /// The schedule it runs under.
  public var seed: UInt64

  /// Creates the content.
  public init(test: String, seed: UInt64) {
    self.test = test
    self.seed = seed
  }
}
