/// Rows of a table; each stands for a value.
public protocol TableRowContent<TableRowValue>: View {
  /// The type of a row's value.
  associatedtype TableRowValue: Identifiable
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
  /// The type of the row's value.
  public typealias TableRowValue = Value
  @Environment(\.tableColumns) private var columns
  private let value: Value

  /// Creates a row for a value.
  public init(_ value: Value) { self.value = value }

  /// What the columns show of the value.
  public var body: some View {
    TableCells(parts: columns.map { $0.content(value) }, widths: columns.map(\.width))
      .tag(value.id)
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Content.TableRowValue
}

extension Section: TableRowContent where Content: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Content.TableRowValue
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// The type of a row's value.
  public typealias TableRowValue = Data.Element
  let data: Data

  /// The rows.
  public var body: some View { ForEach(data) { TableRow($0) } }
}

/// Several groups of rows.
public struct TupleTableRowContent<Value: Identifiable, Content: View>: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Value
  let content: Content

  /// The rows.
  public var body: some View { content }
}

/// Makes one set of rows of the rows that a closure lists.
@MainActor @resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// One row of a closure.
  public static func buildExpression<Row: TableRowContent>(_ row: Row) -> Row
  where Row.TableRowValue == Value {
    row
  }

  /// A closure with a single row.
  public static func buildBlock<Row: TableRowContent>(_ row: Row) -> Row
  where Row.TableRowValue == Value {
    row
  }

  /// A closure with several rows.
  public static func buildBlock<each Row: TableRowContent>(
    _ row: repeat each Row
  ) -> TupleTableRowContent<Value, TupleView<(repeat each Row)>> {
    TupleTableRowContent(content: TupleView(repeat each row))
  }

  /// An `if` without `else`.
  public static func buildIf<Row: TableRowContent>(
    _ row: Row?
  ) -> TupleTableRowContent<Value, Row?> {
    TupleTableRowContent(content: row)
  }

  /// The first branch of a condition.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> TupleTableRowContent<Value, _ConditionalContent<First, Second>> {
    TupleTableRowContent(content: ViewBuilder.buildEither(first: first))
  }

  /// The second branch of a condition.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> TupleTableRowContent<Value, _ConditionalContent<First, Second>> {
    TupleTableRowContent(content: ViewBuilder.buildEither(second: second))
  }
}

/// The parts of a row, or the titles, next to each other in columns.
struct TableCells: View {
  let parts: [any View]
  let widths: [CGFloat?]

  var body: some View {
    HStack(spacing: 8) {
      ForEach(Array(parts.indices), id: \.self) { index in
        let width = widths[index]
        AnyView(existential: parts[index])
          .frame(width: width)
          .frame(maxWidth: width == nil ? .infinity : nil, alignment: .leading)
      }
    }
  }
}

private struct TableColumnsKey: EnvironmentKey {
  static var defaultValue: [_TableColumn] { [] }
}

extension EnvironmentValues {
  /// The columns that rows of the table around show.
  var tableColumns: [_TableColumn] {
    get { self[TableColumnsKey.self] }
    set { self[TableColumnsKey.self] = newValue }
  }
}
