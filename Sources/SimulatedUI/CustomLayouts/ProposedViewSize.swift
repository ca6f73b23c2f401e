/// A size that a container offers a view; nil asks for the ideal length.
public struct ProposedViewSize: Equatable, Sendable {
  /// In points.
  public var width: CGFloat?
  /// In points.
  public var height: CGFloat?

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal of lengths.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size.
  @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  init(_ proposal: ProposedSize) { self.init(width: proposal.width, height: proposal.height) }

  /// The proposal with lengths for what is asked for.
  @inlinable public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedSize {
  /// The proposal in numbers that sums can be made of.
  init(_ proposal: ProposedViewSize) {
    self.init(
      width: proposal.width.map { $0.isNaN ? 0 : min(max($0, 0), unboundedLength) },
      height: proposal.height.map { $0.isNaN ? 0 : min(max($0, 0), unboundedLength) })
  }
}
