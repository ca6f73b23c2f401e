extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows a spinner with a localized title by reference.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource) where Label == Text {
    self.init(LocalizedStringKey(title))
  }

  /// Shows how far work has come, with a localized title by reference.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ title: LocalizedStringResource, value: Value?, total: Value = 1
  ) where Label == Text {
    self.init(LocalizedStringKey(title), value: value, total: total)
  }
}
