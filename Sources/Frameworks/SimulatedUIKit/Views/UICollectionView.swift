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
  private var makers: [String: @MainActor () -> UICollectionViewCell] = [:]
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
    guard let cellClass = cellClass as? UICollectionViewCell.Type else { return }
    makers[identifier] = { cellClass.init(frame: .zero) }
  }

  /// A cell for an item: of the class that has been registered, or a usual one.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { makers[identifier]?() ?? UICollectionViewCell(frame: .zero) }

  /// Asks for all items anew.
  open func reloadData() { changed() }
  /// Asks for some items anew.
  open func reloadItems(at indexPaths: [IndexPath]) { changed() }
  /// Asks for some sections anew.
  open func reloadSections(_ sections: IndexSet) { changed() }
  /// Shows items that have been added.
  open func insertItems(at indexPaths: [IndexPath]) { changed() }
  /// Shows no more what has been deleted.
  open func deleteItems(at indexPaths: [IndexPath]) { changed() }
  /// Makes several changes.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    changed()
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
  ) { selected = (allowsMultipleSelection ? selected : []) + (indexPath.map { [$0] } ?? []) }

  /// Selects an item no more.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
  }

  /// Scrolls to an item; the simulated screen scrolls by touch.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  /// Does what a tap on an item does.
  package func tap(_ indexPath: IndexPath) {
    guard allowsSelection else { return }
    if allowsMultipleSelection, selected.contains(indexPath) {
      deselectItem(at: indexPath, animated: true)
      items?.collectionView(self, didDeselectItemAt: indexPath)
    } else {
      selectItem(at: indexPath, animated: true, scrollPosition: [])
      items?.collectionView(self, didSelectItemAt: indexPath)
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
}

/// An item of a grid of UIKit.
@MainActor @preconcurrency
open class UICollectionViewCell: UIView {
  /// What is in it.
  public let contentView = UIView()
  /// Whether it is selected.
  open var isSelected = false
  /// Whether it is touched.
  open var isHighlighted = false
  /// What is behind it.
  open var backgroundView: UIView?

  /// Creates an item.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Not used: there are no archives of views here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Called before the item is used for another value, which never is so here.
  open func prepareForReuse() {}
}
