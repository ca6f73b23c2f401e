/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of a row's value.
  associatedtype TableRowValue: Identifiable
  /// How the columns sort rows; `Never` for columns that do not.
  associatedtype TableColumnSortComparator = Never

  /// The columns, one by one.
  var _columns: [_TableColumn] { get }
}

/// One column of a table, whatever its types.
public struct _TableColumn {
  /// The column's title.
  let title: any View
  /// Makes what the column shows of a row's value.
  let content: @MainActor (Any) -> AnyView
  /// How the column sorts rows; nil for one that does not.
  let comparator: Any?
  /// How wide the column is, in points; nil for its share of what is left.
  var width: CGFloat?
}

/// Makes one set of columns of the columns that a closure lists.
@MainActor @resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// One column of a closure.
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue {
    column
  }

  /// A closure with a single column.
  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue {
    column
  }

  /// A closure with several columns.
  public static func buildBlock<each Column: TableColumnContent>(
    _ column: repeat each Column
  ) -> TupleTableColumnContent<RowValue, Sort> {
    var columns: [_TableColumn] = []
    for column in repeat each column { columns += column._columns }
    return TupleTableColumnContent(columns: columns)
  }

  /// An `if` without `else`.
  public static func buildIf<Column: TableColumnContent>(
    _ column: Column?
  ) -> TupleTableColumnContent<RowValue, Sort> where Column.TableRowValue == RowValue {
    TupleTableColumnContent(columns: column?._columns ?? [])
  }

  /// The first branch of a condition.
  public static func buildEither<Column: TableColumnContent>(
    first column: Column
  ) -> TupleTableColumnContent<RowValue, Sort> where Column.TableRowValue == RowValue {
    TupleTableColumnContent(columns: column._columns)
  }

  /// The second branch of a condition.
  public static func buildEither<Column: TableColumnContent>(
    second column: Column
  ) -> TupleTableColumnContent<RowValue, Sort> where Column.TableRowValue == RowValue {
    TupleTableColumnContent(columns: column._columns)
  }
}

/// Several columns.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort>: TableColumnContent {
  /// The type of a row's value.
  public typealias TableRowValue = RowValue
  /// How the columns sort rows.
  public typealias TableColumnSortComparator = Sort
  let columns: [_TableColumn]

  /// The columns, one by one.
  public var _columns: [_TableColumn] { columns }
}
