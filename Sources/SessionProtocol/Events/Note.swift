/// Something about the simulation that the person should know and can do something about, such as a
/// request that no fixture answers.
public struct Note: Codable, Hashable, Sendable {
  /// One sentence, with what to do.
  public var text: String

  /// Creates the content.
  public init(text: String) { self.text = text }
}
