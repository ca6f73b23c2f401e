/// A grid of UIKit.
///
/// Its items are asked for again whenever it is drawn, so `reloadData` and its relatives all do the
/// same.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
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

  /// Where items stand.
  open var collectionViewLayout: UICollectionViewLayout { didSet { changed() } }
  /// Tells the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { changed() } }
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// What is behind the items.
  open var backgroundView: UIView?
  /// The cells.
  let cells = CellStore<UICollectionReusableView>()
  private let supplements = CellStore<UICollectionReusableView>()
  private var selected: [IndexPath] = []

  /// Creates a grid.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Not used: there are no archives of views here.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  private var items: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

  /// Has cells of a class made for an identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let type = cellClass as? UICollectionViewCell.Type
    cells.makers[identifier] = type.map { type in
      {
        UIView.make(type, frame: CGRect(x: 0, y: 0, width: 50, height: 50)) as? UICollectionViewCell
      }
    }
  }

  /// Has cells made of a xib for an identifier.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cells.makers[identifier] = nib.map { nib in
      { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionViewCell }.first }
    }
  }

  /// Has headers and footers of a class made for an identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let type = viewClass as? UICollectionReusableView.Type
    supplements.makers[elementKind + identifier] = type.map { type in
      { UIView.make(type, frame: .zero) as? UICollectionReusableView }
    }
  }

  /// A cell for an item, of the class that has been registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = cells.dequeue(identifier) as? UICollectionViewCell { return cell }
    fatalError(
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier "
        + "\(identifier) - must register a nib or a class for the identifier or connect a prototype "
        + "cell in a storyboard")
  }

  /// A cell for an item, made and filled as a registration says.
  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identifier
    if cells.makers[identifier] == nil {
      register(Cell.self, forCellWithReuseIdentifier: identifier)
    }
    guard let cell = cells.dequeue(identifier) as? Cell else {
      fatalError("could not make a cell of \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A header or footer, of the class that has been registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplements.dequeue(elementKind + identifier) { return view }
    fatalError(
      "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must "
        + "register a nib or a class for the identifier")
  }

  /// How cells of a class are made and filled.
  @MainActor @preconcurrency
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    let identifier = UUID().uuidString
    let handler: Handler

    /// Says how cells are filled.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// The kind of what stands above a section.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of what stands below a section.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The cell of an item in sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cells.shown[indexPath] as? UICollectionViewCell
  }
  /// The cells in sight.
  open var visibleCells: [UICollectionViewCell] {
    cells.shown.sorted { $0.key < $1.key }.compactMap { $0.value as? UICollectionViewCell }
  }
  /// The items in sight.
  open var indexPathsForVisibleItems: [IndexPath] { cells.shown.keys.sorted() }
  /// The item of a cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.shown.first { $0.value === cell }?.key
  }

  /// Asks for the cells of all items in sight anew.
  func refresh() {
    cells.forgetAll()
    changed()
  }

  /// The cell of an item that comes into sight, or is there.
  package func cell(at indexPath: IndexPath) -> UICollectionViewCell? {
    if let cell = cellForItem(at: indexPath) { return cell }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: indexPath) else { return nil }
    cell.becomeLayoutRoot()
    cell.superview = self
    cells.show(cell, at: indexPath)
    cell.isSelected = selected.contains(indexPath)
    return cell
  }

  /// What stands above or below a section, if the app has something there.
  package func supplement(_ kind: String, of section: Int) -> UICollectionReusableView? {
    guard let dataSource, hasSupplement(kind, section) else { return nil }
    let view = dataSource.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: 0, section: section))
    view.becomeLayoutRoot()
    return view
  }

  private func hasSupplement(_ kind: String, _ section: Int) -> Bool {
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else { return false }
    let isHeader = kind == Self.elementKindSectionHeader
    let asked = delegate as? any UICollectionViewDelegateFlowLayout
    let size =
      isHeader
      ? asked?.collectionView(self, layout: flow, referenceSizeForHeaderInSection: section)
      : asked?.collectionView(self, layout: flow, referenceSizeForFooterInSection: section)
    let usual = isHeader ? flow.headerReferenceSize : flow.footerReferenceSize
    return (size.flatMap { $0 == .zero ? nil : $0 } ?? usual) != .zero
  }

  /// Asks for all items anew.
  open func reloadData() { refresh() }
  /// Asks for some items anew.
  open func reloadItems(at indexPaths: [IndexPath]) { refresh() }
  /// Asks for some sections anew.
  open func reloadSections(_ sections: IndexSet) { refresh() }
  /// Shows items that have been added.
  open func insertItems(at indexPaths: [IndexPath]) { refresh() }
  /// Shows no more what has been deleted.
  open func deleteItems(at indexPaths: [IndexPath]) { refresh() }
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

  /// The items that are selected.
  open var indexPathsForSelectedItems: [IndexPath]? { selected }

  /// Selects an item.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection {
      for path in selected { cellForItem(at: path)?.isSelected = false }
    }
    selected = (allowsMultipleSelection ? selected : []) + (indexPath.map { [$0] } ?? [])
    if let indexPath { cellForItem(at: indexPath)?.isSelected = true }
    changed()
  }

  /// Selects an item no more.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
    changed()
  }

  /// Scrolls to an item.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { onScrollToItem?(indexPath, scrollPosition) }

  /// Asked to show an item.
  package var onScrollToItem: ((IndexPath, ScrollPosition) -> Void)?

  /// Does what a tap on an item does.
  package func tap(_ indexPath: IndexPath) {
    guard allowsSelection else { return }
    if allowsMultipleSelection, selected.contains(indexPath) {
      deselectItem(at: indexPath, animated: true)
      items?.collectionView(self, didDeselectItemAt: indexPath)
    } else {
      selectItem(at: indexPath, animated: true, scrollPosition: [])
      items?.collectionView(self, didSelectItemAt: indexPath)
      cellForItem(at: indexPath)?.selectionSegue?()
    }
    changed()
  }

  /// How large the app wants an item.
  package func itemSize(of indexPath: IndexPath) -> CGSize {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    let asked = (delegate as? any UICollectionViewDelegateFlowLayout)?.collectionView(
      self, layout: collectionViewLayout, sizeForItemAt: indexPath)
    if let asked, asked != .zero { return asked }
    return flow?.itemSize ?? CGSize(width: 50, height: 50)
  }

  override var laysOutContent: Bool { false }
}
