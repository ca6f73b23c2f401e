/// Rows of columns; on a phone, as in every narrow place, only the first column shows, without its
/// header, and the table is a list.
///
/// Apple's documentation of `Table`: "the table will hide headers and all but the first column" in
/// a compact size class. Wide places are drawn alike here.
public struct Table<Value: Identifiable>: View {
  private let rows: [Value]
  private let selection: ListSelection?
  private let column: ((Value) -> AnyView)?

  init(
    rows: some Sequence<Value>, selection: ListSelection?, column: ((Value) -> AnyView)?
  ) {
    self.rows = Array(rows)
    self.selection = selection
    self.column = column
  }

  /// A list of the first column.
  public var body: some View {
    List<Value.ID, ForEach<[Value], Value.ID, AnyView?>>(
      selection: selection, rows: ForEach(rows) { [column] row in column?(row) })
  }

  /// Creates a table with a row for each element.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value {
    self.init(rows: data, selection: nil, column: columns().firstColumn)
  }

  /// Creates a table of which one row can be selected.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value {
    self.init(rows: data, selection: ListSelection(selection), column: columns().firstColumn)
  }

  /// Creates a table of which several rows can be selected.
  public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value {
    self.init(rows: data, selection: ListSelection(selection), column: columns().firstColumn)
  }

  /// Creates a table that says what it should be sorted by.
  public init<
    Data: RandomAccessCollection, Sort: SortComparator, Columns: TableColumnContent
  >(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Sort.Compared == Value, Columns.TableRowValue == Value {
    self.init(rows: data, selection: nil, column: columns().firstColumn)
  }

  /// Creates a table of which one row can be selected and that says what it should be sorted by.
  public init<
    Data: RandomAccessCollection, Sort: SortComparator, Columns: TableColumnContent
  >(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Sort.Compared == Value, Columns.TableRowValue == Value {
    self.init(rows: data, selection: ListSelection(selection), column: columns().firstColumn)
  }

  /// Creates a table of which several rows can be selected and that says what it should be sorted
  /// by.
  public init<
    Data: RandomAccessCollection, Sort: SortComparator, Columns: TableColumnContent
  >(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Sort.Compared == Value, Columns.TableRowValue == Value {
    self.init(rows: data, selection: ListSelection(selection), column: columns().firstColumn)
  }
}
