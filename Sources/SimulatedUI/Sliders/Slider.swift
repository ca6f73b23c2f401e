import ElementModel

/// A control that selects a value of a range.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let onEditing: (Bool) -> Void
  private let label: Label
  private let minimum: ValueLabel?
  private let maximum: ValueLabel?

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?,
    _ onEditing: @escaping (Bool) -> Void, _ label: Label, _ minimum: ValueLabel?,
    _ maximum: ValueLabel?
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(
      get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.onEditing = onEditing
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider for any value of a range.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, EmptyView(), nil, nil)
  }

  /// Creates a slider for some values of a range.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, onEditingChanged, EmptyView(), nil, nil)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label that only accessibility reads.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, label(), nil, nil)
  }

  /// Creates a slider for some values of a range, with a label that only accessibility reads.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, onEditingChanged, label(), nil, nil)
  }
}

extension Slider {
  /// Creates a slider with labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, onEditingChanged, label(), minimumValueLabel(), maximumValueLabel())
  }

  /// Creates a slider for some values of a range, with labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, onEditingChanged, label(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Slider {
  /// Creates a slider with labels at its ends, in the older spelling.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, onEditingChanged, label(), minimumValueLabel, maximumValueLabel)
  }

  /// Creates a slider for some values of a range with labels at its ends, in the older spelling.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, onEditingChanged, label(), minimumValueLabel, maximumValueLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label that only accessibility reads, in the older spelling.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, label(), nil, nil)
  }

  /// Creates a slider for some values of a range, in the older spelling.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, onEditingChanged, label(), nil, nil)
  }
}

/// The value a finger started from.
@MainActor private final class SliderMemory {
  var start: Double?
  var recognizer: TrackingRecognizer?
}

extension Slider: PrimitiveView {
  /// How far from the middle of the thumb a finger still grips it, in points.
  private static var grip: CGFloat { 30 }

  package func update(_ node: ViewNode) {
    node.updateChild(.role(.label), label)
    if let minimum { node.updateChild(.index(0), minimum) }
    if let maximum { node.updateChild(.index(1), maximum) }
  }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let name = (node.child(.role(.label))?.build(in: context) ?? []).map(\.mergedLabel)
    let percent = Int((fraction(of: node.read(value)) * 100).rounded())
    let track = LayoutItem(
      id: node.id, rule: TextFieldRule(height: 31),
      element: ElementDescription(
        .slider, label: name.joined(separator: ", "), value: "\(percent)%"))
    track.element?.appearance.fraction = fraction(of: value.wrappedValue)
    track.isEnabled = node.environment.isEnabled
    track.gestures = [AttachedGesture(recognizer: recognizer(node.memory(SliderMemory())))]
    let before = node.child(.index(0))?.build(in: context) ?? []
    let after = node.child(.index(1))?.build(in: context) ?? []
    if before.isEmpty, after.isEmpty { return [track] }
    return [
      LayoutItem(
        id: node.elementID("row"),
        rule: StackRule(axis: .horizontal, alignment: .center, spacing: nil),
        children: before + [track] + after)
    ]
  }

  /// The value as a part of the range.
  private func fraction(of value: Double) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    guard length > 0 else { return 0 }
    return min(max(0, (value - bounds.lowerBound) / length), 1)
  }

  /// Follows the thumb; a finger elsewhere on the slider means nothing, as on iOS.
  private func recognizer(_ memory: SliderMemory) -> TrackingRecognizer {
    let handler = TrackingRecognizer.Handler(
      accepts: { point, frame in
        abs(point.x - frame.minX - frame.width * fraction(of: value.wrappedValue)) <= Self.grip
      },
      moved: { translation, frame in
        if memory.start == nil {
          memory.start = fraction(of: value.wrappedValue)
          onEditing(true)
        }
        guard frame.width > 0, let start = memory.start else { return }
        set(fraction: start + translation.width / frame.width)
      },
      ended: { _, _, _, _ in
        if memory.start != nil { onEditing(false) }
        memory.start = nil
      })
    if let recognizer = memory.recognizer {
      recognizer.handler = handler
      return recognizer
    }
    let recognizer = TrackingRecognizer(slop: 0, handler: handler)
    memory.recognizer = recognizer
    return recognizer
  }

  private func set(fraction: Double) {
    let length = bounds.upperBound - bounds.lowerBound
    var wanted = bounds.lowerBound + min(max(0, fraction), 1) * length
    if let step, step > 0 {
      let steps = ((wanted - bounds.lowerBound) / step).rounded()
      wanted = min(bounds.lowerBound + steps * step, bounds.upperBound)
    }
    if wanted != value.wrappedValue { value.wrappedValue = wanted }
  }
}
