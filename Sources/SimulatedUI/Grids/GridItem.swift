/// One column of a grid that goes on downwards, or one row of one that goes on sideways.
public struct GridItem: Sendable {
  /// How wide a column is.
  public enum Size: Sendable {
    /// As many points as that.
    case fixed(CGFloat)
    /// A share of the space that is left.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide it is.
  public var size: Size
  /// The distance to the next.
  public var spacing: CGFloat?
  /// Where views stand in it.
  public var alignment: Alignment?

  /// Creates a column or row.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
