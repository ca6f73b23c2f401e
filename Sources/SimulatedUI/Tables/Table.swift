import Foundation

/// Rows of values in columns that can be sorted.
///
/// Where there is little room only the first column shows, without titles, so that the table is a
/// list (Apple's documentation, "Tables": "Narrow displays may adapt to show only the first column of
/// the table").
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  @Environment(\.horizontalSizeClass) private var sizeClass
  private let columns: Columns
  private let rows: Rows
  private let selection: ListSelection?
  private let sorting: TableSorting?

  init(
    selection: ListSelection?, sorting: TableSorting? = nil, columns: Columns, rows: Rows
  ) {
    self.columns = columns
    self.rows = rows
    self.selection = selection
    self.sorting = sorting
  }

  /// The rows of a list, below the titles of the columns where there is room for them.
  public var body: some View {
    let all = columns._columns
    if sizeClass == .regular {
      VStack(spacing: 0) {
        TableCells(parts: all.map(title), widths: all.map(\.width))
          .padding(.horizontal, 16).padding(.vertical, 8)
        list(all)
      }
    } else {
      list(Array(all.prefix(1)))
    }
  }

  private func list(_ columns: [_TableColumn]) -> some View {
    List<Value.ID, Rows>(selection: selection, rows: rows)
      .listStyle(.plain)
      .environment(\.tableColumns, columns)
  }

  /// The title of a column, which sorts the rows where it can.
  private func title(of column: _TableColumn) -> any View {
    let title = AnyView(existential: column.title)
    guard let sorting, let comparator = column.comparator, sorting.takes(comparator) else {
      return title
    }
    return Button {
      sorting.sort(comparator)
    } label: {
      title
    }
  }
}

/// The order of a table's rows, whatever the type of its comparators.
struct TableSorting {
  /// Whether a comparator is of the order's type.
  let takes: (Any) -> Bool
  /// Puts a comparator first; backwards if it is first already.
  let sort: (Any) -> Void

  init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
    takes = { $0 is Sort }
    sort = { comparator in
      guard var comparator = comparator as? Sort else { return }
      let first = order.wrappedValue.first
      if let first {
        var same = first
        same.order = comparator.order
        if same == comparator {
          comparator.order = first.order == .forward ? .reverse : .forward
        }
      }
      order.wrappedValue = [comparator] + order.wrappedValue.filter { Self.differ($0, comparator) }
    }
  }

  private static func differ<Sort: SortComparator>(_ one: Sort, _ other: Sort) -> Bool {
    var same = one
    same.order = other.order
    return same != other
  }
}
