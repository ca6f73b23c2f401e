extension Stepper {
  /// Creates a stepper for a value that a format style writes.
  public init<Style: ParseableFormatStyle>(
    value: Binding<Style.FormatInput>, step: Style.FormatInput.Stride = 1, format: Style,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Style.FormatInput: BinaryFloatingPoint, Style.FormatOutput == String {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    self.value = format.format(value.wrappedValue)
  }

  /// Creates a stepper for a value of a range that a format style writes.
  public init<Style: ParseableFormatStyle>(
    value: Binding<Style.FormatInput>, in bounds: ClosedRange<Style.FormatInput>,
    step: Style.FormatInput.Stride = 1, format: Style, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Style.FormatInput: BinaryFloatingPoint, Style.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    self.value = format.format(value.wrappedValue)
  }

  /// Creates a stepper that runs actions, in the older spelling.
  @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value, in the older spelling.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value of a range, in the older spelling.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a localized title for a value that a format style writes.
  public init<Style: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Style.FormatInput>,
    step: Style.FormatInput.Stride = 1, format: Style,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Style.FormatInput: BinaryFloatingPoint, Style.FormatOutput == String {
    self.init(
      value: value, step: step, format: format, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized title for a value of a range that a format style writes.
  public init<Style: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Style.FormatInput>,
    in bounds: ClosedRange<Style.FormatInput>,
    step: Style.FormatInput.Stride = 1, format: Style,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Style.FormatInput: BinaryFloatingPoint, Style.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title for a value that a format style writes.
  @_disfavoredOverload
  public init<Title: StringProtocol, Style: ParseableFormatStyle>(
    _ title: Title, value: Binding<Style.FormatInput>,
    step: Style.FormatInput.Stride = 1, format: Style,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Style.FormatInput: BinaryFloatingPoint, Style.FormatOutput == String {
    self.init(
      value: value, step: step, format: format, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title for a value of a range that a format style writes.
  @_disfavoredOverload
  public init<Title: StringProtocol, Style: ParseableFormatStyle>(
    _ title: Title, value: Binding<Style.FormatInput>, in bounds: ClosedRange<Style.FormatInput>,
    step: Style.FormatInput.Stride = 1, format: Style,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Style.FormatInput: BinaryFloatingPoint, Style.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}
