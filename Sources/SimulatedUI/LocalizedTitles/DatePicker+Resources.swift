extension DatePicker where Label == Text {
  /// Creates a picker with a localized title by reference.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      LocalizedStringKey(title), selection: selection, displayedComponents: displayedComponents)
  }

  /// Creates a picker of dates of a range with a localized title by reference.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      LocalizedStringKey(title), selection: selection, in: range,
      displayedComponents: displayedComponents)
  }

  /// Creates a picker of dates from one on with a localized title by reference.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      LocalizedStringKey(title), selection: selection, in: range,
      displayedComponents: displayedComponents)
  }

  /// Creates a picker of dates up to one with a localized title by reference.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      LocalizedStringKey(title), selection: selection, in: range,
      displayedComponents: displayedComponents)
  }
}
