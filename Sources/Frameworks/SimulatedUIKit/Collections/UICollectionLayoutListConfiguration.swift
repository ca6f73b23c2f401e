/// A list made of a collection view.
@MainActor @preconcurrency
public struct UICollectionLayoutListConfiguration {
  /// How a list looks.
  public enum Appearance: Int, Sendable {
    /// The cases as UIKit numbers them.
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// What stands above a section.
  public enum HeaderMode: Int, Sendable {
    /// Nothing, a view of its own, or its first item.
    case none, supplementary, firstItemInSection
  }

  /// What stands below a section.
  public enum FooterMode: Int, Sendable {
    /// Nothing, or a view of its own.
    case none, supplementary
  }

  /// Tells what a swipe over an item offers.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// How the list looks.
  public let appearance: Appearance
  /// Whether a line is between items.
  public var showsSeparators = true
  /// The colour behind the items.
  public var backgroundColor: UIColor?
  /// What stands above a section.
  public var headerMode = HeaderMode.none
  /// What stands below a section.
  public var footerMode = FooterMode.none
  /// Points above the first header.
  public var headerTopPadding: CGFloat?
  /// What a swipe to the end uncovers.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What a swipe to the start uncovers.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a list.
  ///
  /// - Parameter appearance: How it looks.
  public init(appearance: Appearance) { self.appearance = appearance }

  /// The header and footer that a section has.
  var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if headerMode == .supplementary {
      items.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      )
    }
    if footerMode == .supplementary {
      items.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return items
  }
}
