/// A part of a test's life cycle.
public struct Phase: Codable, Hashable, Sendable {
  /// The parts, in their order.
  public enum Name: String, Codable, Sendable {
    case setUp, test, tearDown
  }

  /// Which part starts.
  public var name: Name

  /// Creates the content.
  public init(name: Name) { self.name = name }
}
