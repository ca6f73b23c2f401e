extension Stepper where Label == Text {
  /// Creates a stepper with a localized title by reference for a value that a format style writes.
  @_disfavoredOverload
  public init<Style: ParseableFormatStyle>(
    _ title: LocalizedStringResource, value: Binding<Style.FormatInput>,
    step: Style.FormatInput.Stride = 1, format: Style,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Style.FormatInput: BinaryFloatingPoint, Style.FormatOutput == String {
    self.init(
      LocalizedStringKey(title), value: value, step: step, format: format,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized title by reference for a value of a range that a format style writes.
  @_disfavoredOverload
  public init<Style: ParseableFormatStyle>(
    _ title: LocalizedStringResource, value: Binding<Style.FormatInput>,
    in bounds: ClosedRange<Style.FormatInput>, step: Style.FormatInput.Stride = 1, format: Style,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Style.FormatInput: BinaryFloatingPoint, Style.FormatOutput == String {
    self.init(
      LocalizedStringKey(title), value: value, in: bounds, step: step, format: format,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized title by reference that runs actions.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      LocalizedStringKey(title), onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized title by reference for a value.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ title: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      LocalizedStringKey(title), value: value, step: step, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized title by reference for a value of a range.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ title: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      LocalizedStringKey(title), value: value, in: bounds, step: step,
      onEditingChanged: onEditingChanged)
  }
}
