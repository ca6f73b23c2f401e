/// A rectangle whose corners are round about the same middle as those of what it is in.
///
/// Nothing here knows the corners around it: they are round by what the app says at least.
@available(iOS26 )
public struct ConcentricRectangle: InsettableShape {
  private nonisolated let radius: CGFloat
  private nonisolated let inset: CGFloat

  private nonisolated init(radius: CGFloat, inset: CGFloat) {
    self.radius = radius
    self.inset = inset
  }

  /// Creates a rectangle.
  nonisolated public init() { self.init(radius: 0, inset: 0) }

  /// Creates a rectangle with equal corners.
  nonisolated public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(radius: corners.radius, inset: 0)
  }

  /// The outline within a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    RoundedRectangle(cornerRadius: max(0, radius - inset))
      .path(in: rect.insetBy(dx: inset, dy: inset))
  }

  /// The rectangle, smaller at each edge by an amount.
  nonisolated public func inset(by amount: CGFloat) -> ConcentricRectangle {
    ConcentricRectangle(radius: radius, inset: inset + amount)
  }
}

extension Edge {
  /// Where two edges meet.
  public enum Corner: Hashable, Sendable {
    /// The corners as one reads.
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How a corner is round.
    public struct Style: Hashable, Sendable {
      let radius: CGFloat

      /// By a radius.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
      /// As the corner around it.
      public static var concentric: Style { Style(radius: 0) }
      /// As the corner around it, by a radius at least.
      public static func concentric(minimum: Style?) -> Style { minimum ?? .concentric }
    }
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners are round as those around it.
  nonisolated public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }
}
