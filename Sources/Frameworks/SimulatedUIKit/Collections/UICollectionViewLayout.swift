/// Where the items of a collection view stand.
///
/// An app's own layout tells it by attributes; those that the system has make rows themselves.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  /// What it lays out.
  open internal(set) weak var collectionView: UICollectionView?

  /// Whether it is working out where items stand, in which it may change itself.
  var isPlanning = false

  /// Creates a layout.
  nonisolated public override init() { super.init() }

  /// Not used: there are no archives of layouts here.
  public required init?(coder: NSCoder) { super.init() }

  /// Works out where items stand; called before anything else is asked.
  open func prepare() {}

  /// Asks for a new layout.
  open func invalidateLayout() {
    if !isPlanning { collectionView?.changed() }
  }

  /// Whether another part or size of the collection view needs a new layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// How large all items are together.
  open var collectionViewContentSize: CGSize { .zero }

  /// The places of what is in a rectangle.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The place of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The place of a header or footer.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where content comes to rest; it rests where the finger leaves it here.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Has what is behind items made of a class; nothing shows behind them here.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}

  /// The list that a section is, if it is one.
  func list(of section: Int, in size: CGSize) -> UICollectionLayoutListConfiguration? { nil }

  /// Where items stand.
  ///
  /// - Parameters:
  ///   - grid: The collection view.
  ///   - size: How large it is.
  /// - Returns: Rows of all that overlaps, from the top or, in a layout that is wider than its
  ///   view, from the left.
  func plan(for grid: UICollectionView, in size: CGSize) -> CollectionPlan {
    prepare()
    let content = collectionViewContentSize
    let isHorizontal = content.width > size.width && content.height <= size.height
    let boxes = (layoutAttributesForElements(in: CGRect(origin: .zero, size: content)) ?? [])
      .sorted { $0.zIndex < $1.zIndex }.compactMap(\.box)
    return CollectionPlan(layers: boxes, isHorizontal: isHorizontal, of: content)
  }
}

extension CollectionPlan {
  /// Makes rows of boxes that have places: those that overlap are one row.
  fileprivate init(layers: [CollectionBox], isHorizontal: Bool, of size: CGSize) {
    func start(_ box: CollectionBox) -> CGFloat { isHorizontal ? box.origin.x : box.origin.y }
    func end(_ box: CollectionBox) -> CGFloat {
      start(box) + ((isHorizontal ? box.width : box.height) ?? 0)
    }
    self.init(isHorizontal: isHorizontal)
    var last: CGFloat = 0
    var group: [CollectionBox] = []
    func closeGroup() {
      guard let low = group.map(start).min(), let high = group.map(end).max() else { return }
      for index in group.indices {
        if isHorizontal { group[index].origin.x -= low } else { group[index].origin.y -= low }
      }
      let box = CollectionBox(
        content: .layers(group), width: isHorizontal ? high - low : size.width,
        height: isHorizontal ? size.height : high - low)
      var row = CollectionRow(id: group.rowID, content: .box(box))
      if isHorizontal { row.insets.leading = low - last } else { row.insets.top = low - last }
      rows.append(row)
      last = high
      group = []
    }
    // Among boxes that start together, those in front stay behind one another as they are.
    for (_, box) in layers.enumerated().sorted(by: {
      (start($0.element), $0.offset) < (start($1.element), $1.offset)
    }) {
      if let high = group.map(end).max(), start(box) >= high { closeGroup() }
      group.append(box)
    }
    closeGroup()
  }
}

extension [CollectionBox] {
  /// What tells the row of these boxes from the next.
  fileprivate var rowID: CollectionRow.ID {
    if let path = flatMap(\.paths).min() { return .line(path) }
    if case .supplement(let kind, let path) = first?.content { return .supplement(kind, path) }
    return .across(section: -1)
  }
}
