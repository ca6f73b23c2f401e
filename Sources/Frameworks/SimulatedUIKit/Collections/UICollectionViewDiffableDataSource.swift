/// Tells a collection view its items by values that are replaced as a whole.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource, OutlineSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  /// Makes a header or footer.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?
  /// The value.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  /// The value of a section.
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// What is asked and told when items are moved; none are here.
  @MainActor @preconcurrency
  public struct ReorderingHandlers {
    /// Whether an item can be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Items are about to be moved.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Items have been moved.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  }

  /// What is asked and told when the items below one are shown or hidden.
  @MainActor @preconcurrency
  public struct SectionSnapshotHandlers {
    /// Whether the items below one may show.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// The items below one are about to show.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// Whether the items below one may be hidden.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// The items below one are about to be hidden.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    /// Tells which items are below one that is about to show them.
    public var snapshotForExpandingParent:
      ((ItemIdentifierType, SectionSnapshot) -> SectionSnapshot)?
  }

  /// Makes headers and footers.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// What is asked and told when items are moved.
  open var reorderingHandlers = ReorderingHandlers()
  /// What is asked and told when the items below one are shown or hidden.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()
  private weak var grid: UICollectionView?
  private let provider: CellProvider
  private var current = Snapshot()
  private var outlines: [SectionIdentifierType: SectionSnapshot] = [:]

  /// Creates a source for a collection view.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - cellProvider: Makes the cell of an item.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    grid = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// The value.
  open func snapshot() -> Snapshot { current }

  private func show(_ snapshot: Snapshot) {
    let change = current.change(to: snapshot)
    current = snapshot.settled
    // A section that has been given other items has no order of some below others any more.
    outlines = outlines.filter {
      $0.value.visibleItems == current.itemIdentifiers(inSection: $0.key)
    }
    grid?.adopt(change)
  }

  /// Shows another value; items that stay keep their cells.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot)
    completion?()
  }

  /// Shows another value, and waits until it shows.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    show(snapshot)
  }

  /// Shows another value without comparing it with the one before.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    show(snapshot)
    grid?.reloadData()
    completion?()
  }

  /// Shows another value of a section, which is added where there is none.
  open func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot, in: section)
    completion?()
  }

  /// Shows another value of a section, and waits until it shows.
  open func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async { show(snapshot, in: section) }

  private func show(_ snapshot: SectionSnapshot, in section: SectionIdentifierType) {
    var next = current
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    next.replaceItems(of: section, with: snapshot.visibleItems)
    outlines[section] = snapshot
    show(next)
  }

  /// The value of a section.
  open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    if let outline = outlines[section] { return outline }
    var flat = SectionSnapshot()
    flat.append(current.itemIdentifiers(inSection: section))
    return flat
  }

  func isExpanded(_ path: IndexPath) -> Bool {
    guard let section = sectionIdentifier(for: path.section),
      let item = itemIdentifier(for: path)
    else { return false }
    return outlines[section]?.isExpanded(item) ?? false
  }

  func toggle(_ path: IndexPath) {
    guard let section = sectionIdentifier(for: path.section),
      let item = itemIdentifier(for: path), var outline = outlines[section]
    else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let below = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: below)
      }
      outline.expand([item])
    }
    show(outline, in: section)
  }

  /// The item of a place.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }
  /// The place of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }
  /// The section of a number.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  /// The number of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// How many sections there are.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }
  /// How many items a section has.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0 }
  /// The cell of an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    current.item(at: indexPath).flatMap { provider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell()
  }
  /// A header or footer.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }
  /// Whether an item can be moved.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }
  /// Moves an item.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

/// What moving items by hand has changed.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The value before.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The value after.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
}
