extension DatePicker {
  /// Creates a picker of dates from one on with a label of its own.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      label(), selection, range.lowerBound...max(range.lowerBound, .distantFuture),
      displayedComponents)
  }

  /// Creates a picker of dates up to one with a label of its own.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      label(), selection, min(range.upperBound, .distantPast)...range.upperBound,
      displayedComponents)
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a localized title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      Text(title), selection, .distantPast ... .distantFuture,
      displayedComponents)
  }

  /// Creates a picker of dates of a range with a localized title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      Text(title), selection, range,
      displayedComponents)
  }

  /// Creates a picker of dates from one on with a localized title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      Text(title), selection, range.lowerBound...max(range.lowerBound, .distantFuture),
      displayedComponents)
  }

  /// Creates a picker of dates up to one with a localized title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      Text(title), selection, min(range.upperBound, .distantPast)...range.upperBound,
      displayedComponents)
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      Text(title), selection, .distantPast ... .distantFuture,
      displayedComponents)
  }

  /// Creates a picker of dates of a range with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      Text(title), selection, range,
      displayedComponents)
  }

  /// Creates a picker of dates from one on with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      Text(title), selection, range.lowerBound...max(range.lowerBound, .distantFuture),
      displayedComponents)
  }

  /// Creates a picker of dates up to one with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      Text(title), selection, min(range.upperBound, .distantPast)...range.upperBound,
      displayedComponents)
  }
}
