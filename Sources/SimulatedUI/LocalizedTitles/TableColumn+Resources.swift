extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a localized title by reference.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(LocalizedStringKey(title), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a localized title by reference that sorts by a value.
  @_disfavoredOverload
  public init<Value: Comparable>(
    _ title: LocalizedStringResource, value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(LocalizedStringKey(title), value: value, content: content)
  }

  /// Creates a column with a localized title by reference that sorts by a value in an order of the app's own.
  @_disfavoredOverload
  public init<Value, Order: SortComparator>(
    _ title: LocalizedStringResource, value: any KeyPath<RowValue, Value> & Sendable,
    comparator: Order, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Order.Compared == Value {
    self.init(LocalizedStringKey(title), value: value, comparator: comparator, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column with a localized title by reference that shows a text and sorts by it.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(LocalizedStringKey(title), value: value)
  }
}

extension TableColumn where Label == Text {
  /// Creates a column with a localized title by reference that sorts by a comparator of the app's own.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort: SortComparator, Sort.Compared == RowValue {
    self.init(LocalizedStringKey(title), sortUsing: comparator, content: content)
  }
}
