/// The cells of a list or grid: how they are made, which show, and which wait to be used again.
@MainActor final class CellStore<Cell: UIView & ReusedView> {
  /// More cells than this of an identifier are not kept.
  private static var limit: Int { 40 }

  /// Make cells, by identifier.
  var makers: [String: () -> Cell?] = [:]
  /// The cells on the screen.
  private(set) var shown: [IndexPath: Cell] = [:]
  private var waiting: [String: [Cell]] = [:]

  /// A cell that waits, or a new one.
  func dequeue(_ identifier: String) -> Cell? {
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
