/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue> {
  /// The type of a row's value.
  associatedtype TableRowValue: Identifiable = Never

  /// Makes a row's part of the first column.
  var firstColumn: ((TableRowValue) -> AnyView)? { get }
}

extension TableColumn {
  /// The type of a row's value.
  public typealias TableRowValue = RowValue
}

/// Several columns.
public struct TupleTableColumnContent<RowValue: Identifiable>: TableColumnContent {
  /// The type of a row's value.
  public typealias TableRowValue = RowValue

  /// Makes a row's part of the first column.
  public let firstColumn: ((RowValue) -> AnyView)?
}

/// Puts columns together.
@MainActor @preconcurrency @resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable> {
  /// One column, whose type says what rows are.
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> Column where Column.TableRowValue == RowValue { column }

  /// One column.
  public static func buildBlock<Column: TableColumnContent>(
    _ column: Column
  ) -> Column where Column.TableRowValue == RowValue { column }

  /// Several columns, of which a phone shows the first.
  public static func buildBlock<
    A: TableColumnContent, B: TableColumnContent
  >(
    _ a: A, _ b: B
  ) -> TupleTableColumnContent<RowValue>
  where
    A.TableRowValue == RowValue, B.TableRowValue == RowValue
  {
    TupleTableColumnContent(firstColumn: a.firstColumn)
  }

  /// Several columns, of which a phone shows the first.
  public static func buildBlock<
    A: TableColumnContent, B: TableColumnContent, C: TableColumnContent
  >(
    _ a: A, _ b: B, _ c: C
  ) -> TupleTableColumnContent<RowValue>
  where
    A.TableRowValue == RowValue, B.TableRowValue == RowValue, C.TableRowValue == RowValue
  {
    TupleTableColumnContent(firstColumn: a.firstColumn)
  }

  /// Several columns, of which a phone shows the first.
  public static func buildBlock<
    A: TableColumnContent, B: TableColumnContent, C: TableColumnContent, D: TableColumnContent
  >(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> TupleTableColumnContent<RowValue>
  where
    A.TableRowValue == RowValue, B.TableRowValue == RowValue, C.TableRowValue == RowValue,
    D.TableRowValue == RowValue
  {
    TupleTableColumnContent(firstColumn: a.firstColumn)
  }

  /// Several columns, of which a phone shows the first.
  public static func buildBlock<
    A: TableColumnContent, B: TableColumnContent, C: TableColumnContent, D: TableColumnContent,
    E: TableColumnContent
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) -> TupleTableColumnContent<RowValue>
  where
    A.TableRowValue == RowValue, B.TableRowValue == RowValue, C.TableRowValue == RowValue,
    D.TableRowValue == RowValue, E.TableRowValue == RowValue
  {
    TupleTableColumnContent(firstColumn: a.firstColumn)
  }

  /// Several columns, of which a phone shows the first.
  public static func buildBlock<
    A: TableColumnContent, B: TableColumnContent, C: TableColumnContent, D: TableColumnContent,
    E: TableColumnContent, F: TableColumnContent
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> TupleTableColumnContent<RowValue>
  where
    A.TableRowValue == RowValue, B.TableRowValue == RowValue, C.TableRowValue == RowValue,
    D.TableRowValue == RowValue, E.TableRowValue == RowValue, F.TableRowValue == RowValue
  {
    TupleTableColumnContent(firstColumn: a.firstColumn)
  }

  /// Several columns, of which a phone shows the first.
  public static func buildBlock<
    A: TableColumnContent, B: TableColumnContent, C: TableColumnContent, D: TableColumnContent,
    E: TableColumnContent, F: TableColumnContent, G: TableColumnContent
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> TupleTableColumnContent<RowValue>
  where
    A.TableRowValue == RowValue, B.TableRowValue == RowValue, C.TableRowValue == RowValue,
    D.TableRowValue == RowValue, E.TableRowValue == RowValue, F.TableRowValue == RowValue,
    G.TableRowValue == RowValue
  {
    TupleTableColumnContent(firstColumn: a.firstColumn)
  }

  /// Several columns, of which a phone shows the first.
  public static func buildBlock<
    A: TableColumnContent, B: TableColumnContent, C: TableColumnContent, D: TableColumnContent,
    E: TableColumnContent, F: TableColumnContent, G: TableColumnContent, H: TableColumnContent
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> TupleTableColumnContent<RowValue>
  where
    A.TableRowValue == RowValue, B.TableRowValue == RowValue, C.TableRowValue == RowValue,
    D.TableRowValue == RowValue, E.TableRowValue == RowValue, F.TableRowValue == RowValue,
    G.TableRowValue == RowValue, H.TableRowValue == RowValue
  {
    TupleTableColumnContent(firstColumn: a.firstColumn)
  }

  /// Columns that are not always there.
  public static func buildIf<Column: TableColumnContent>(
    _ column: Column?
  ) -> TupleTableColumnContent<RowValue> where Column.TableRowValue == RowValue {
    TupleTableColumnContent(firstColumn: column?.firstColumn)
  }

  /// One of two choices.
  public static func buildEither<Column: TableColumnContent>(
    first column: Column
  ) -> TupleTableColumnContent<RowValue> where Column.TableRowValue == RowValue {
    TupleTableColumnContent(firstColumn: column.firstColumn)
  }

  /// One of two choices.
  public static func buildEither<Column: TableColumnContent>(
    second column: Column
  ) -> TupleTableColumnContent<RowValue> where Column.TableRowValue == RowValue {
    TupleTableColumnContent(firstColumn: column.firstColumn)
  }
}
