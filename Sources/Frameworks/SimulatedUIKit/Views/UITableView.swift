/// A list of UIKit.
///
/// Its rows are asked for again whenever it is drawn, so `reloadData` and its relatives all do the
/// same.
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

  /// How sections look.
  public let style: Style
  /// Tells the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { changed() } }
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
  /// Points above the first header.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// How high rows are.
  open var rowHeight: CGFloat = UITableView.automaticDimension
  /// How high rows are expected to be.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// What comes before the rows.
  open var tableHeaderView: UIView? { didSet { changed() } }
  /// What follows the rows.
  open var tableFooterView: UIView? { didSet { changed() } }
  /// What is behind the rows.
  open var backgroundView: UIView?
  /// Whether rows are being edited.
  open private(set) var isEditing = false
  private var makers: [String: @MainActor () -> UITableViewCell?] = [:]
  private var selected: [IndexPath] = []

  /// Creates a list.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a list.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Not used: there are no archives of views here.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Told of what happens to the rows.
  private var rows: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// Has cells of a class made for an identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass = cellClass as? UITableViewCell.Type else { return }
    makers[identifier] = { cellClass.init(style: .default, reuseIdentifier: identifier) }
  }

  /// A cell for a row; nil when none has been registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    makers[identifier]?()
  }

  /// A cell for a row: of the class that has been registered, or a usual one.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    makers[identifier]?() ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Asks for all rows anew.
  open func reloadData() { changed() }
  /// Asks for some rows anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { changed() }
  /// Asks for some sections anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { changed() }
  /// Shows rows that have been added.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { changed() }
  /// Shows no more what has been deleted.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { changed() }
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
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    changed()
  }

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// The row that is selected.
  open var indexPathForSelectedRow: IndexPath? { selected.last }
  /// The rows that are selected.
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

  /// Selects a row.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    selected = (allowsMultipleSelection ? selected : []) + (indexPath.map { [$0] } ?? [])
  }

  /// Selects a row no more.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    changed()
  }

  /// Scrolls to a row; the simulated screen scrolls by touch.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  /// Does what a tap on a row does.
  package func tap(_ indexPath: IndexPath) {
    guard allowsSelection else { return }
    if allowsMultipleSelection, selected.contains(indexPath) {
      deselectRow(at: indexPath, animated: true)
      rows?.tableView(self, didDeselectRowAt: indexPath)
      return
    }
    selectRow(at: indexPath, animated: true, scrollPosition: .none)
    rows?.tableView(self, didSelectRowAt: indexPath)
    changed()
  }

  /// The view above a section, if the app has one.
  package func header(of section: Int) -> UIView? {
    rows?.tableView(self, viewForHeaderInSection: section)
  }

  /// How high the app wants a row; nil for as high as its cell.
  package func height(of indexPath: IndexPath) -> CGFloat? {
    let height = rows?.tableView(self, heightForRowAt: indexPath) ?? Self.automaticDimension
    let usual = height > 0 ? height : rowHeight
    return usual > 0 ? usual : nil
  }
}
