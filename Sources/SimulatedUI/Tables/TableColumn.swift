/// A column of a table, and how a row's part of it looks.
public struct TableColumn<
  RowValue: Identifiable, Sort, Content: View, Label: View
>: TableColumnContent {
  let label: Label
  let content: (RowValue) -> Content

  /// The columns as the table builds them: a phone shows the first one only.
  public var firstColumn: ((RowValue) -> AnyView)? {
    let content = content
    return { AnyView(content($0)) }
  }

  /// The column no narrower or wider than some widths in points, which a phone does not show.
  public func width(_ width: CGFloat? = nil) -> Self { self }

  /// The column no narrower or wider than some widths in points, which a phone does not show.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    self
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a column with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), content: content)
  }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  /// Creates a column with a localized title that shows a text of each row.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey)) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column with a title that shows a text of each row.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, value: KeyPath<RowValue, String>) {
    self.init(label: Text(title)) { Text(verbatim: $0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a localized title that rows can be sorted by.
  public init<Value: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Value>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a column with a title that rows can be sorted by.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Comparable>(
    _ title: Title, value: KeyPath<RowValue, Value>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), content: content)
  }
}

extension TableColumn
where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// Creates a column with a localized title that shows a text of each row and that rows can be
  /// sorted by.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator
  ) {
    self.init(label: Text(titleKey)) { Text(verbatim: $0[keyPath: value]) }
  }
}
