public import Foundation

// Apple's initialisers: rows of a collection or of a closure; nothing, one value or several selected;
// sorted or not.

extension Table {
  /// Creates a table with a row for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      selection: nil, columns: columns(),
      rows: TableForEachContent(data: data))
  }

  /// Creates a table with a row for each element, in an order that columns set.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(
      selection: nil, sorting: TableSorting(sortOrder), columns: columns(),
      rows: TableForEachContent(data: data))
  }

  /// Creates a table with a row for each element, of which one can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      selection: ListSelection(selection), columns: columns(),
      rows: TableForEachContent(data: data))
  }

  /// Creates a table with a row for each element, of which one can be selected, in an order that columns set.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(
      selection: ListSelection(selection), sorting: TableSorting(sortOrder), columns: columns(),
      rows: TableForEachContent(data: data))
  }

  /// Creates a table with a row for each element, of which several can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      selection: ListSelection(selection), columns: columns(),
      rows: TableForEachContent(data: data))
  }

  /// Creates a table with a row for each element, of which several can be selected, in an order that columns set.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(
      selection: ListSelection(selection), sorting: TableSorting(sortOrder), columns: columns(),
      rows: TableForEachContent(data: data))
  }

  /// Creates a table of rows.
  public init(
    of valueType: Value.Type,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      selection: nil, columns: columns(),
      rows: rows())
  }

  /// Creates a table of rows, in an order that columns set.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      selection: nil, sorting: TableSorting(sortOrder), columns: columns(),
      rows: rows())
  }

  /// Creates a table of rows, of which one can be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      selection: ListSelection(selection), columns: columns(),
      rows: rows())
  }

  /// Creates a table of rows, of which one can be selected, in an order that columns set.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      selection: ListSelection(selection), sorting: TableSorting(sortOrder), columns: columns(),
      rows: rows())
  }

  /// Creates a table of rows, of which several can be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      selection: ListSelection(selection), columns: columns(),
      rows: rows())
  }

  /// Creates a table of rows, of which several can be selected, in an order that columns set.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      selection: ListSelection(selection), sorting: TableSorting(sortOrder), columns: columns(),
      rows: rows())
  }
}
