/// Where something stands at a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// The cases as UIKit numbers them.
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// Where a view that belongs to an item is fastened.
@MainActor @preconcurrency
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges.
  public let edges: NSDirectionalRectEdge
  /// How far off it is: in points, or in parts of its size.
  public let offset: CGPoint
  /// Whether the distance is in points.
  public let isAbsoluteOffset: Bool

  /// Fastens at edges.
  ///
  /// - Parameter edges: The edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// Fastens at edges, some points off.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - absoluteOffset: The points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isAbsoluteOffset = true
    super.init()
  }

  /// Fastens at edges, a part of the view's size off.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - fractionalOffset: The part.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isAbsoluteOffset = false
    super.init()
  }
}

/// A view that belongs to an item of a layout, such as a badge; it does not show here.
@MainActor @preconcurrency
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// What kind of view it is.
  public let elementKind: String
  /// Where it is fastened.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// What it is in front of.
  open var zIndex = 1

  /// Creates a view of an item.
  ///
  /// - Parameters:
  ///   - layoutSize: How large it is.
  ///   - elementKind: What kind of view it is.
  ///   - containerAnchor: Where it is fastened.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    super.init(layoutSize: layoutSize)
  }
}

/// A header or footer of a section, or of all of a layout.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Where it stands: at the bottom, or else before the items.
  public let alignment: NSRectAlignment
  /// How far off it is, which shows nothing here.
  public let offset: CGPoint
  /// Whether it makes the section larger.
  open var extendsBoundary = true
  /// Whether it stays while its section shows; it scrolls away here.
  open var pinToVisibleBounds = false

  /// Creates a header or footer.
  ///
  /// - Parameters:
  ///   - layoutSize: How large it is.
  ///   - elementKind: What kind of view it is.
  ///   - alignment: Where it stands.
  ///   - absoluteOffset: How far off it is.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }

  /// Whether it follows the items.
  var isFooter: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(alignment) }

  /// The row that shows it.
  func row(at path: IndexPath, in room: CollectionRoom) -> CollectionRow {
    let box = spaced(.supplement(kind: elementKind, path), layoutSize.room(in: room))
    return CollectionRow(id: .supplement(elementKind, path), content: .box(box))
  }
}

/// What is behind a section; it does not show here.
@MainActor @preconcurrency
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// What kind of view it is.
  public let elementKind: String
  /// What it is in front of.
  open var zIndex = 0

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// What is behind all of a section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}
