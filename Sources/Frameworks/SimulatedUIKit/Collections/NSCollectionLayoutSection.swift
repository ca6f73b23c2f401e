/// How the items of a section stand across the way that a collection view scrolls.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The cases as UIKit numbers them; all that scroll come to rest where the finger leaves them here.
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What insets are added to.
public enum UIContentInsetsReference: Int, Sendable {
  /// The cases as UIKit numbers them.
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// An item that shows, as a section tells of it.
@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {}

/// A section of a layout: groups that follow each other.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
  /// Told of the items that show; nobody is here.
  public typealias VisibleItemsHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

  private let group: NSCollectionLayoutGroup
  /// The list that the section is, if it is one.
  let list: UICollectionLayoutListConfiguration?
  /// Room around the items.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// What the room is added to.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the room of headers and footers is added to.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers stand within the room around items.
  open var supplementariesFollowContentInsets = true
  /// Points between groups.
  open var interGroupSpacing: CGFloat = 0
  /// How groups scroll to the other side.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What is behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Told of the items that show; nobody is here.
  open var visibleItemsInvalidationHandler: VisibleItemsHandler?

  /// Creates a section.
  ///
  /// - Parameter group: What it repeats.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    list = nil
    super.init()
  }

  private init(list: UICollectionLayoutListConfiguration) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    group = .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    self.list = list
    super.init()
    boundarySupplementaryItems = list.boundaryItems
  }

  /// A section that is a list.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(list: configuration) }

  /// The rows of the section.
  ///
  /// - Parameters:
  ///   - section: Its number.
  ///   - count: How many items it has.
  ///   - size: How large the collection view is.
  ///   - isHorizontal: Whether that scrolls to the sides.
  /// - Returns: The rows, in order.
  func rows(
    _ section: Int, count: Int, in size: CGSize, isHorizontal: Bool
  ) -> [CollectionRow] {
    let room = CollectionRoom(width: size.width, height: size.height)
    let inner = room.inset(by: contentInsets)
    var paths = (0..<count).map { IndexPath(item: $0, section: section) }[...]
    var lines: [CollectionRow] = []
    while let box = group.box(taking: &paths, in: inner), let first = box.paths.first {
      lines.append(CollectionRow(id: .line(first), content: .box(box)))
    }
    let isAcross = orthogonalScrollingBehavior != .none && !lines.isEmpty
    lines.space(by: interGroupSpacing, isHorizontal: isHorizontal != isAcross)
    if isAcross {
      lines.surround(contentInsets, isHorizontal: !isHorizontal)
      let lengths = lines.map { $0.breadth(isHorizontal: isHorizontal) }
      let known = lengths.compactMap { $0 }
      let length = known.count == lengths.count ? known.max() : nil
      lines = [
        CollectionRow(id: .across(section: section), content: .across(lines, length: length))
      ]
    } else {
      lines.surround(contentInsets, isHorizontal: isHorizontal)
    }
    let path = IndexPath(item: 0, section: section)
    let outer = supplementariesFollowContentInsets ? inner : room
    let titles = boundarySupplementaryItems.map { item in
      var row = item.row(at: path, in: outer)
      if supplementariesFollowContentInsets {
        row.insets.leading += isHorizontal ? 0 : contentInsets.leading
        row.insets.trailing += isHorizontal ? 0 : contentInsets.trailing
      }
      return (row, item.isFooter)
    }
    return titles.filter { !$0.1 }.map(\.0) + lines + titles.filter(\.1).map(\.0)
  }
}

extension CollectionRow {
  /// How long its box is the way that the collection view scrolls, with its insets.
  fileprivate func breadth(isHorizontal: Bool) -> CGFloat? {
    guard case .box(let box) = content else { return nil }
    return isHorizontal
      ? box.width.map { $0 + insets.leading + insets.trailing }
      : box.height.map { $0 + insets.top + insets.bottom }
  }
}

extension [CollectionRow] {
  /// Puts points between rows.
  mutating func space(by points: CGFloat, isHorizontal: Bool) {
    for index in indices.dropFirst() {
      if isHorizontal {
        self[index].insets.leading += points
      } else {
        self[index].insets.top += points
      }
    }
  }

  /// Puts room around rows that follow each other.
  mutating func surround(_ insets: NSDirectionalEdgeInsets, isHorizontal: Bool) {
    guard let last = indices.last else { return }
    for index in indices {
      if index == startIndex || !isHorizontal { self[index].insets.leading += insets.leading }
      if index == last || !isHorizontal { self[index].insets.trailing += insets.trailing }
      if index == startIndex || isHorizontal { self[index].insets.top += insets.top }
      if index == last || isHorizontal { self[index].insets.bottom += insets.bottom }
    }
  }
}
