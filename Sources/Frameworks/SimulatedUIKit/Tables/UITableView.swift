/// A list of UIKit.
///
/// The screen asks for the cells of rows in sight; those of rows that leave it are used again.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// What is between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing, or a line.
    case none, singleLine
  }

  /// How sections look.
  public enum Style: Int, Sendable {
    /// One after the other, apart, and apart with room at the sides.
    case plain, grouped, insetGrouped
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// The cases as UIKit numbers them.
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }

  /// Where a row comes to stand that is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// The cases as UIKit numbers them.
    case none, top, middle, bottom
  }

  /// A height that follows from what there is.
  nonisolated public static let automaticDimension: CGFloat = -1
  /// The magnifying glass of an index.
  nonisolated public static let indexSearch = "{search}"

  /// How sections look.
  public let style: Style
  /// Tells the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// Told of rows that are about to show.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// What is between rows.
  open var separatorStyle = SeparatorStyle.singleLine
  /// How far the lines between rows are from the sides.
  open var separatorInset = UIEdgeInsets.zero
  /// The colour of the lines between rows.
  open var separatorColor: UIColor?
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while they are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while they are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Points above the first header.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// How high rows are.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { changed() } }
  /// How high rows are expected to be.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// How high headers are.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// How high footers are.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// How high headers are expected to be.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// How high footers are expected to be.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// What comes before the rows.
  open var tableHeaderView: UIView? { didSet { changed() } }
  /// What follows the rows.
  open var tableFooterView: UIView? { didSet { changed() } }
  /// What is behind the rows.
  open var backgroundView: UIView?
  /// Whether rows are being edited.
  open var isEditing = false { didSet { changed() } }
  /// The cells.
  let cells = CellStore<UITableViewCell>()
  private let headers = CellStore<UITableViewHeaderFooterView>()
  private var selection = PathSelection()

  /// Creates a list.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a list.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a list as a storyboard or xib says.
  public required init?(coder: NSCoder) {
    style = (coder as? ArchiveCoder)?.tableStyle ?? .plain
    super.init(coder: coder)
  }

  override var laysOutContent: Bool { false }
  private var rows: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// Has cells of a class made for an identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    cells.makers[identifier] = type.map { type in
      { UITableViewCell.make(type, style: .default, identifier: identifier) }
    }
  }

  /// Has cells made of a xib for an identifier.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cells.makers[identifier] = nib.map { nib in
      { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first }
    }
  }

  /// Has headers of a class made for an identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let type = aClass as? UITableViewHeaderFooterView.Type
    headers.makers[identifier] = type.map { type in
      { UITableViewHeaderFooterView.make(type, identifier: identifier) }
    }
  }

  /// Has headers made of a xib for an identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headers.makers[identifier] = nib.map { nib in
      {
        nib.instantiate(withOwner: nil).lazy
          .compactMap { $0 as? UITableViewHeaderFooterView }.first
      }
    }
  }

  /// A cell for a row; nil when none is to be used again and none has been registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cells.dequeue(identifier)
  }

  /// A cell for a row, of the class that has been registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = cells.dequeue(identifier) { return cell }
    fatalError(
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard")
  }

  /// A header or footer; nil when none has been registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { headers.dequeue(identifier) }

  /// Asks for all rows anew.
  open func reloadData() {
    selection = PathSelection()
    refresh()
  }

  /// Asks for the cells of all rows in sight anew; what is selected stays so.
  func refresh() {
    cells.forgetAll()
    changed()
  }

  /// Asks for some rows anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { refresh() }
  /// Has the cells of some rows filled anew, as they stand.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      cells.reconfigure(path) { _ = dataSource?.tableView(self, cellForRowAt: path) }
    }
    changed()
  }
  /// Asks for some sections anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { refresh() }
  /// Shows sections that have been added.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { refresh() }
  /// Shows no more what has been deleted.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { refresh() }
  /// Shows rows that have been added.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { refresh() }
  /// Shows no more what has been deleted.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    selection.move { indexPaths.contains($0) ? nil : $0 }
    refresh()
  }
  /// Shows a row elsewhere.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { refresh() }
  /// Leaves cells and what is selected to rows that have moved.
  func adopt(_ change: SnapshotChange) {
    selection.move { change.items[$0] }
    cells.move { change.kept[$0] }
    reconfigureRows(at: change.reconfigured)
  }
  /// Begins several changes.
  open func beginUpdates() {}
  /// Ends several changes.
  open func endUpdates() { changed() }
  /// Makes several changes.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    changed()
    completion?(true)
  }

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// The cell of a row in sight.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells.shown[indexPath] }
  /// The cells in sight.
  open var visibleCells: [UITableViewCell] {
    cells.shown.sorted { $0.key < $1.key }.map(\.value)
  }
  /// The rows in sight.
  open var indexPathsForVisibleRows: [IndexPath]? { cells.shown.keys.sorted() }
  /// The row of a cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.shown.first { $0.value === cell }?.key
  }

  /// The row that is selected.
  open var indexPathForSelectedRow: IndexPath? { selection.paths.last }
  /// The rows that are selected.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.paths.isEmpty ? nil : selection.paths
  }

  /// Selects a row.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    for path in selection.select(indexPath, isMultiple: allowsMultipleSelection) {
      cells.shown[path]?.setSelected(false, animated: animated)
    }
    if let indexPath { cells.shown[indexPath]?.setSelected(true, animated: animated) }
    changed()
  }

  /// Selects a row no more.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selection.deselect(indexPath) else { return }
    cells.shown[indexPath]?.setSelected(false, animated: animated)
    changed()
  }

  /// Scrolls to a row.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { onScrollToRow?(indexPath, scrollPosition) }

  /// Asked to show a row.
  package var onScrollToRow: ((IndexPath, ScrollPosition) -> Void)?

  /// Does what a tap on a row does.
  package func tap(_ indexPath: IndexPath) {
    guard allowsSelection, !isEditing || allowsSelectionDuringEditing else { return }
    guard rows?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { return }
    if allowsMultipleSelection, selection.paths.contains(indexPath) {
      deselectRow(at: indexPath, animated: true)
      rows?.tableView(self, didDeselectRowAt: indexPath)
      return
    }
    guard let path = rows.map({ $0.tableView(self, willSelectRowAt: indexPath) }) ?? indexPath
    else { return }
    let before = allowsMultipleSelection ? [] : selection.paths.filter { $0 != path }
    for old in before {
      deselectRow(at: old, animated: true)
      rows?.tableView(self, didDeselectRowAt: old)
    }
    selectRow(at: path, animated: true, scrollPosition: .none)
    rows?.tableView(self, didSelectRowAt: path)
    if let cell = cells.shown[path] { cell.performSelectionSegue() }
    changed()
  }

  /// The cell of a row that comes into sight, or is there.
  package func cell(at indexPath: IndexPath) -> UITableViewCell? {
    if let cell = cells.shown[indexPath] { return cell }
    guard let cell = dataSource?.tableView(self, cellForRowAt: indexPath) else { return nil }
    cell.becomeLayoutRoot()
    cells.show(cell, at: indexPath)
    if selection.paths.contains(indexPath) { cell.setSelected(true, animated: false) }
    cell.superview = self
    cell.updateLookIfNeeded()
    rows?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    return cell
  }

  /// Takes back the cell of a row that has left the screen.
  package func recycle(_ indexPath: IndexPath, _ cell: UITableViewCell) {
    guard cells.shown[indexPath] === cell else { return }
    cells.forget(indexPath)
    rows?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
  }

  /// The view above a section, if the app has one.
  package func header(of section: Int) -> UIView? {
    let view = rows?.tableView(self, viewForHeaderInSection: section)
    view?.becomeLayoutRoot()
    return view
  }

  /// The view below a section, if the app has one.
  package func footer(of section: Int) -> UIView? {
    let view = rows?.tableView(self, viewForFooterInSection: section)
    view?.becomeLayoutRoot()
    return view
  }

  /// How high the app wants a header; nil for as high as what is in it.
  package func headerHeight(of section: Int) -> CGFloat? {
    let height = rows?.tableView(self, heightForHeaderInSection: section) ?? Self.automaticDimension
    let usual = height >= 0 ? height : sectionHeaderHeight
    return usual >= 0 ? usual : nil
  }

  /// How high the app wants a row; nil for as high as its cell.
  package func height(of indexPath: IndexPath) -> CGFloat? {
    let height = rows?.tableView(self, heightForRowAt: indexPath) ?? Self.automaticDimension
    let usual = height > 0 ? height : rowHeight
    return usual > 0 ? usual : nil
  }

  /// What a swipe over a row offers.
  package func swipeActions(
    of indexPath: IndexPath, isLeading: Bool
  ) -> UISwipeActionsConfiguration? {
    isLeading
      ? rows?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
      : rows?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }
}
