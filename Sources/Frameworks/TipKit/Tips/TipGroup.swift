/// Tips of which one is shown at a time.
@MainActor @preconcurrency
@available(iOS18 )
public final class TipGroup {
  /// Which comes next.
  public enum Priority: Hashable, Sendable {
    /// The first one whose rules hold.
    case firstAvailable
    /// The first one that was not closed yet, once its rules hold.
    case ordered
  }

  private let priority: Priority
  private let tips: [any Tip]

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - priority: Which comes next.
  ///   - tips: The tips, in their order.
  public init(_ priority: Priority = .firstAvailable, @TipsBuilder _ tips: () -> [any Tip]) {
    self.priority = priority
    self.tips = tips()
  }

  /// The tip that may be shown now.
  public var currentTip: (any Tip)? {
    switch priority {
    case .firstAvailable: return tips.first { $0.shouldDisplay }
    case .ordered:
      let next = tips.first { tip in
        if case .invalidated = tip.status { false } else { true }
      }
      return next.flatMap { $0.shouldDisplay ? $0 : nil }
    }
  }

  /// Lists tips.
  @resultBuilder
  public enum TipsBuilder {
    /// One tip.
    public static func buildExpression(_ tip: any Tip) -> [any Tip] { [tip] }
    /// All of them.
    public static func buildBlock(_ tips: [any Tip]...) -> [any Tip] { tips.flatMap(\.self) }
    /// Those of an `if`.
    public static func buildOptional(_ tips: [any Tip]?) -> [any Tip] { tips ?? [] }
    /// Those of a branch.
    public static func buildEither(first tips: [any Tip]) -> [any Tip] { tips }
    /// Those of a branch.
    public static func buildEither(second tips: [any Tip]) -> [any Tip] { tips }
  }
}
