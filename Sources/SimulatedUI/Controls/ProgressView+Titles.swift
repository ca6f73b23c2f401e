extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows a spinner without a label.
  public init() where Label == EmptyView {
    self.init(.unknown, label: EmptyView(), valueLabel: nil)
  }

  /// Shows a spinner with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(.unknown, label: label(), valueLabel: nil)
  }

  /// Shows a spinner with a localized title.
  public init(_ title: LocalizedStringKey) where Label == Text {
    self.init(.unknown, label: Text(title), valueLabel: nil)
  }

  /// Shows a spinner with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) where Label == Text {
    self.init(.unknown, label: Text(title), valueLabel: nil)
  }

  /// Shows how far work has come.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1)
  where Label == EmptyView {
    self.init(.part(value.map { Double($0 / total) }), label: EmptyView(), valueLabel: nil)
  }

  /// Shows how far work has come, with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(.part(value.map { Double($0 / total) }), label: label(), valueLabel: nil)
  }

  /// Shows how far work has come, with a localized title.
  public init<Value: BinaryFloatingPoint>(
    _ title: LocalizedStringKey, value: Value?, total: Value = 1
  ) where Label == Text {
    self.init(.part(value.map { Double($0 / total) }), label: Text(title), valueLabel: nil)
  }

  /// Shows how far work has come, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title, value: Value?, total: Value = 1
  ) where Label == Text {
    self.init(.part(value.map { Double($0 / total) }), label: Text(title), valueLabel: nil)
  }

  /// Shows how far Foundation's progress has come, when the view is updated.
  public init(_ progress: Progress) where Label == EmptyView {
    self.init(.progress(progress), label: EmptyView(), valueLabel: nil)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Shows how much of an interval of time is left, or has passed, with a label.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      .time(timerInterval, countsDown: countsDown), label: label(),
      valueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }

  /// Shows how much of an interval of time is left, or has passed.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// Creates the progress view that a style was given, for the style to draw.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted.map { .part($0) } ?? .unknown, label: configuration.label,
      valueLabel: configuration.currentValueLabel)
  }
}

/// The time that is left of an interval, or has passed.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// Minutes and seconds.
  public var body: some View {
    let now = min(max(Date.now, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
    let whole = Int(min(seconds.rounded(countsDown ? .up : .down), 1e9))
    let (minutes, rest) = whole.quotientAndRemainder(dividingBy: 60)
    return Text(verbatim: "\(minutes):\(rest < 10 ? "0" : "")\(rest)")
  }
}
