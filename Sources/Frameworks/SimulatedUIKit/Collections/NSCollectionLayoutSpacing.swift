/// Room between the parts of a layout.
@MainActor @preconcurrency
open class NSCollectionLayoutSpacing: NSObject {
  /// The points, or the least of them.
  public let spacing: CGFloat
  /// Whether it takes the room that is left.
  public let isFlexibleSpacing: Bool
  /// Whether it is just so many points.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// Some points, or more where there is room.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
  /// Some points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
}

/// Room around a part of a layout.
@MainActor @preconcurrency
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// Where reading starts.
  public let leading: NSCollectionLayoutSpacing?
  /// At the top.
  public let top: NSCollectionLayoutSpacing?
  /// Where reading ends.
  public let trailing: NSCollectionLayoutSpacing?
  /// At the bottom.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates room.
  ///
  /// - Parameters:
  ///   - leading: Where reading starts.
  ///   - top: At the top.
  ///   - trailing: Where reading ends.
  ///   - bottom: At the bottom.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  /// The room in points.
  var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
      trailing: trailing?.spacing ?? 0)
  }
}
