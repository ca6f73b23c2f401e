public import Foundation

/// A column of a table.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>:
  TableColumnContent
{
  /// The type of a row's value.
  public typealias TableRowValue = RowValue
  /// How the column sorts rows.
  public typealias TableColumnSortComparator = Sort

  private let content: @MainActor (RowValue) -> Content
  private let label: Label
  private let comparator: Sort?
  private var idealWidth: CGFloat?

  init(
    label: Label, comparator: Sort?, content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.content = content
    self.label = label
    self.comparator = comparator
  }

  /// The columns, one by one.
  public var _columns: [_TableColumn] {
    let content = content
    return [
      _TableColumn(
        title: label,
        content: { value in
          (value as? RowValue).map { AnyView(content($0)) } ?? AnyView(EmptyView())
        },
        comparator: comparator, width: idealWidth)
    ]
  }

  /// Sets the width, in points.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var copy = self
    copy.idealWidth = width
    return copy
  }

  /// Sets how wide the column may be, in points; it takes the ideal width.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil)
    -> TableColumn
  {
    var copy = self
    copy.idealWidth = ideal
    return copy
  }
}

// MARK: - Columns that do not sort

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a localized title.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// Creates a column with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// Creates a column with a text as its title.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: nil, content: content)
  }
}

// MARK: - Columns that sort by a property

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a localized title that sorts by a value.
  public init<Value: Comparable>(
    _ title: LocalizedStringKey, value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column with a title that sorts by a value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Comparable>(
    _ title: Title, value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column with a localized title that sorts by a value in an order of the app's own.
  public init<Value, Order: SortComparator>(
    _ title: LocalizedStringKey, value: any KeyPath<RowValue, Value> & Sendable, comparator: Order,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Order.Compared == Value {
    self.init(
      label: Text(title), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }

  /// Creates a column with a title that sorts by a value in an order of the app's own.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value, Order: SortComparator>(
    _ title: Title, value: any KeyPath<RowValue, Value> & Sendable, comparator: Order,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Order.Compared == Value {
    self.init(
      label: Text(title), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column with a localized title that shows a text and sorts by it.
  public init(
    _ title: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value)) {
      Text($0[keyPath: value])
    }
  }

  /// Creates a column with a title that shows a text and sorts by it.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, value: any KeyPath<RowValue, String> & Sendable
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value)) {
      Text($0[keyPath: value])
    }
  }
}

extension TableColumn where Label == Text {
  /// Creates a column with a localized title that sorts by a comparator of the app's own.
  public init(
    _ title: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort: SortComparator, Sort.Compared == RowValue {
    self.init(label: Text(title), comparator: comparator, content: content)
  }

  /// Creates a column with a title that sorts by a comparator of the app's own.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort: SortComparator, Sort.Compared == RowValue {
    self.init(label: Text(title), comparator: comparator, content: content)
  }
}
