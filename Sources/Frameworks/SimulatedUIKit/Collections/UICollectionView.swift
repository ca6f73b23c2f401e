/// Items of UIKit that a layout puts in their places, such as a list or a grid.
///
/// The screen asks for the cells of items in sight; those of items that leave it are used again.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  /// Where items stand.
  open var collectionViewLayout: UICollectionViewLayout { didSet { adoptLayout() } }
  /// Tells the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Told of items that are about to show.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether items that are about to show are told of.
  open var isPrefetchingEnabled = true
  /// Whether items can be dragged, which they cannot here.
  open var dragInteractionEnabled = true
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Whether items can be selected while they are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected while they are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether items are being edited.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for cell in visibleCells { cell.lookChanged() }
      changed()
    }
  }
  /// What is behind the items.
  open var backgroundView: UIView? { didSet { changed() } }
  /// The cells.
  let cells = CellStore<UICollectionReusableView>()
  let supplements = CellStore<UICollectionReusableView>()
  /// The headers and footers in sight.
  var titles: [CollectionRow.ID: UICollectionReusableView] = [:]
  var selection = PathSelection()
  /// How large the screen shows it.
  package var shownSize: CGSize? { didSet { if shownSize != oldValue { changed() } } }
  /// Asked to show an item.
  package var onScrollToItem: ((IndexPath, ScrollPosition) -> Void)?

  /// Creates a collection view.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    adoptLayout()
  }

  /// Creates a collection view as a storyboard or xib says.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    adoptLayout()
  }

  override var laysOutContent: Bool { false }

  var items: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

  private func adoptLayout() {
    collectionViewLayout.collectionView = self
    changed()
  }

  /// Has items stand otherwise.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  /// Asks for all items anew.
  open func reloadData() {
    for path in selection.paths { cellForItem(at: path)?.isSelected = false }
    selection = PathSelection()
    refresh()
  }

  /// Asks for the cells of all items in sight anew; what is selected stays so.
  func refresh() {
    cells.forgetAll()
    titles = [:]
    changed()
  }

  /// Asks for some items anew.
  open func reloadItems(at indexPaths: [IndexPath]) { refresh() }
  /// Has the cells of some items filled anew, as they stand.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      cells.reconfigure(path) { _ = dataSource?.collectionView(self, cellForItemAt: path) }
      cellForItem(at: path)?.lookChanged()
    }
    changed()
  }
  /// Asks for some sections anew.
  open func reloadSections(_ sections: IndexSet) { refresh() }
  /// Shows sections that have been added.
  open func insertSections(_ sections: IndexSet) { refresh() }
  /// Shows no more what has been deleted.
  open func deleteSections(_ sections: IndexSet) { refresh() }
  /// Shows a section elsewhere.
  open func moveSection(_ section: Int, toSection newSection: Int) { refresh() }
  /// Shows items that have been added.
  open func insertItems(at indexPaths: [IndexPath]) { refresh() }
  /// Shows no more what has been deleted.
  open func deleteItems(at indexPaths: [IndexPath]) {
    selection.move { indexPaths.contains($0) ? nil : $0 }
    refresh()
  }
  /// Shows an item elsewhere.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { refresh() }
  /// Makes several changes.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    refresh()
    completion?(true)
  }

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// Selects an item.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    for path in selection.select(indexPath, isMultiple: selectsSeveral) {
      cellForItem(at: path)?.isSelected = false
    }
    if let indexPath {
      cellForItem(at: indexPath)?.isSelected = true
      if scrollPosition != [] { onScrollToItem?(indexPath, scrollPosition) }
    }
    changed()
  }

  /// Selects an item no more.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard selection.deselect(indexPath) else { return }
    cellForItem(at: indexPath)?.isSelected = false
    changed()
  }

  /// Scrolls to an item.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { onScrollToItem?(indexPath, scrollPosition) }
}
