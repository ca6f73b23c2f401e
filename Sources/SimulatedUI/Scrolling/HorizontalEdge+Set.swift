extension HorizontalEdge {
  /// Both edges, one or none.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// A set of one edge.
    public init(_ edge: HorizontalEdge) { self = edge == .leading ? .leading : .trailing }

    /// The one where text begins.
    public static let leading = Set(rawValue: 1)
    /// The one where text ends.
    public static let trailing = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}
