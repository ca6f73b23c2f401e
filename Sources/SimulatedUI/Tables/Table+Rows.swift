public import Foundation

// Tables of rows whose type says what the values are. Their order is one of properties: it names the
// type of the values before the closures of columns and rows are looked at.

extension Table {
  /// Creates a table of rows.
  public init(
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      selection: nil, columns: columns(),
      rows: rows())
  }

  /// Creates a table of rows, in an order that columns set.
  public init(
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      selection: nil, sorting: TableSorting(sortOrder), columns: columns(),
      rows: rows())
  }

  /// Creates a table of rows, of which one can be selected.
  public init(
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      selection: ListSelection(selection), columns: columns(),
      rows: rows())
  }

  /// Creates a table of rows, of which one can be selected, in an order that columns set.
  public init(
    selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      selection: ListSelection(selection), sorting: TableSorting(sortOrder), columns: columns(),
      rows: rows())
  }

  /// Creates a table of rows, of which several can be selected.
  public init(
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      selection: ListSelection(selection), columns: columns(),
      rows: rows())
  }

  /// Creates a table of rows, of which several can be selected, in an order that columns set.
  public init(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      selection: ListSelection(selection), sorting: TableSorting(sortOrder), columns: columns(),
      rows: rows())
  }
}
