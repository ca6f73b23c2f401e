/// How a view goes over from being out of sight to being in sight.
@available(iOS17 )
public struct ScrollTransitionConfiguration: Sendable {
  private let name: String

  /// With an animation when it crosses the edge.
  public static let animated = ScrollTransitionConfiguration(name: "animated")
  /// As far as it has crossed the edge.
  public static let interactive = ScrollTransitionConfiguration(name: "interactive")
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration(name: "identity")

  /// With an animation of the app's when it crosses the edge.
  public static func animated(_ animation: Animation) -> Self { .animated }

  /// The same with another animation.
  public func animation(_ animation: Animation) -> Self { self }

  /// The same from another point on: how much of the view is in sight.
  public func threshold(_ threshold: Threshold) -> Self { self }

  /// How much of a view is in sight.
  public struct Threshold: Sendable {
    private let amount: Double

    /// Anything.
    public static let visible = Threshold(amount: 0)
    /// Anything, or nearly so.
    public static let hidden = Threshold(amount: 0)
    /// The middle is in the middle.
    public static let centered = Threshold(amount: 1)

    /// A part of it, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(amount: amount) }
  }
}

/// Where a view that scrolls is.
@available(iOS17 )
public enum ScrollTransitionPhase: Sendable {
  /// Above, or before the leading edge.
  case topLeading
  /// In sight.
  case identity
  /// Below, or behind the trailing edge.
  case bottomTrailing

  /// Whether it is in sight.
  public var isIdentity: Bool { self == .identity }

  /// From -1 at the start to 1 at the end; 0 in sight.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
