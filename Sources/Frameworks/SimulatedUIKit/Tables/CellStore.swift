/// The cells of a list or grid: how they are made, which show, and which wait to be used again.
@MainActor final class CellStore<Cell: UIView & ReusedView> {
  /// More cells than this of an identifier are not kept.
  private static var limit: Int { 40 }

  /// Make cells, by identifier.
  var makers: [String: () -> Cell?] = [:]
  /// The cells on the screen.
  private(set) var shown: [IndexPath: Cell] = [:]
  private var waiting: [String: [Cell]] = [:]
  /// The cell that is asked for once more, to be filled as it stands.
  private var reconfigured: Cell?

  /// A cell that waits, or a new one.
  func dequeue(_ identifier: String) -> Cell? {
    if let cell = reconfigured, cell.reuseIdentifier == identifier {
      reconfigured = nil
      return cell
    }
    if let cell = waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let cell = makers[identifier]?() else { return nil }
    cell.reuseIdentifier = identifier
    return cell
  }

  /// Takes note of the cell of a row.
  func show(_ cell: Cell, at path: IndexPath) { shown[path] = cell }

  /// Keeps the cell of a row that has gone, to be used again.
  func forget(_ path: IndexPath) {
    guard let cell = shown.removeValue(forKey: path) else { return }
    cell.superview = nil
    guard let identifier = cell.reuseIdentifier, waiting[identifier, default: []].count < Self.limit
    else { return }
    waiting[identifier, default: []].append(cell)
  }

  /// Has the cell of a row filled once more without making it ready for another value.
  ///
  /// - Parameters:
  ///   - path: The row; nothing happens when it is not in sight.
  ///   - fill: Asks the app for the cell.
  func reconfigure(_ path: IndexPath, _ fill: () -> Void) {
    guard let cell = shown[path] else { return }
    reconfigured = cell
    fill()
    reconfigured = nil
  }

  /// Leaves cells to their rows when these have moved, and keeps those of rows that have gone, to be
  /// used again.
  ///
  /// - Parameter place: Where a row has moved to; nil where it has gone or is to be asked for anew.
  func move(_ place: (IndexPath) -> IndexPath?) {
    var moved: [IndexPath: Cell] = [:]
    for path in shown.keys.sorted(by: >) {
      guard let target = place(path) else {
        forget(path)
        continue
      }
      moved[target] = shown[path]
    }
    shown = moved
  }

  /// Keeps all cells, to be used again.
  func forgetAll() {
    for path in shown.keys.sorted(by: >) { forget(path) }
  }
}

/// A view that lists and grids use again.
@MainActor protocol ReusedView: AnyObject {
  var reuseIdentifier: String? { get set }
  func prepareForReuse()
}
