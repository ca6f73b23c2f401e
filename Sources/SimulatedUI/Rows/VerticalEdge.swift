/// A vertical edge.
public enum VerticalEdge: Int8, CaseIterable, Sendable, Hashable {
  /// The edge above.
  case top
  /// The edge below.
  case bottom

  /// Some vertical edges.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    /// The edge above.
    public static let top = Set(.top)
    /// The edge below.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
