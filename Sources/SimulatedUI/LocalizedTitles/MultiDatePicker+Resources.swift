extension MultiDatePicker where Label == Text {
  /// Creates a picker with a localized title by reference.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
    self.init(LocalizedStringKey(title), selection: selection)
  }

  /// Creates a picker of days of a range with a localized title by reference.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(LocalizedStringKey(title), selection: selection, in: bounds)
  }

  /// Creates a picker of days from one on with a localized title by reference.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(LocalizedStringKey(title), selection: selection, in: bounds)
  }
}
