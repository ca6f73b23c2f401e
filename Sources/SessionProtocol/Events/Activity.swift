/// A named activity starts or ends.
public struct Activity: Codable, Hashable, Sendable {
  /// Its name.
  public var name: String
  /// Whether it ends here; otherwise it starts.
  public var hasEnded: Bool

  /// Creates the content.
  public init(name: String, hasEnded: Bool) {
    self.name = name
    self.hasEnded = hasEnded
  }
}
