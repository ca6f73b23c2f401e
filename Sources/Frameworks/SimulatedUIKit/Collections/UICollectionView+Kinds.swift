extension UICollectionView {
  /// Which way items are scrolled.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down, or to the sides.
    case vertical, horizontal
  }

  /// What an element is.
  public enum ElementCategory: UInt, Sendable {
    /// An item, a header or footer, or what is behind them.
    case cell, supplementaryView, decorationView
  }

  /// Where an item comes to stand that is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle, up and down.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle, left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of what stands above a section.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of what stands below a section.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
