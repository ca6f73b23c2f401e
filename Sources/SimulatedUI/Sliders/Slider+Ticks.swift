extension Slider {
  /// Creates a slider that rests at its marks.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The range that it is of.
  ///   - label: What accessibility reads.
  ///   - currentValueLabel: Tells the value; no pixel shows it here.
  ///   - minimumValueLabel: Stands at the start.
  ///   - maximumValueLabel: Stands at the end.
  ///   - ticks: The marks.
  ///   - onEditingChanged: Told when a finger takes hold, and when it lets go.
  @available(iOS26 )
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let marks = ticks().tickValues
    self.init(
      value: Self.resting(value, at: marks), in: bounds, label: label,
      minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel,
      onEditingChanged: onEditingChanged)
  }

  /// A value that is always one of some; any where there are none.
  fileprivate static func resting<V: BinaryFloatingPoint>(
    _ value: Binding<V>, at marks: [V]
  ) -> Binding<V> {
    Binding {
      value.wrappedValue
    } set: { new in
      let nearest = marks.min { abs($0 - new) < abs($1 - new) } ?? new
      if nearest != value.wrappedValue { value.wrappedValue = nearest }
    }
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider that rests at its marks.
  @available(iOS26 )
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let marks = ticks().tickValues
    self.init(
      value: Self.resting(value, at: marks), in: bounds, label: label,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider for some values of a range, with marks at some of them.
  @available(iOS26 )
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, tick: @escaping (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}
