import Conformances
import ElementModel

/// Shows a value within a range.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  private let fraction: Double
  private let label: Label
  private let valueLabel: CurrentValueLabel?
  private let minimum: BoundsLabel?
  private let maximum: BoundsLabel?
  private let marks: MarkedValueLabels?

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ valueLabel: CurrentValueLabel?,
    _ minimum: BoundsLabel?, _ maximum: BoundsLabel?, _ marks: MarkedValueLabels?
  ) {
    let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
    let part = length > 0 ? (Double(value) - Double(bounds.lowerBound)) / length : 0
    fraction = part.isFinite ? min(max(0, part), 1) : 0
    self.label = label
    self.valueLabel = valueLabel
    self.minimum = minimum
    self.maximum = maximum
    self.marks = marks
  }

  /// Creates a gauge with all labels, and labels at some values.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(),
      markedValueLabels())
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), nil, nil, nil, nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels of purpose and value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil, nil)
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with labels of purpose and value, and labels at some values.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil, markedValueLabels())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels of purpose, value and bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(), nil)
  }
}

extension Gauge: PrimitiveView {
  package func update(_ node: ViewNode) {
    let style = node.environment.gaugeStyle
    guard Conformance.holds(style, (any SystemGaugeStyle).self) else {
      let configuration = GaugeStyleConfiguration(
        value: fraction, label: GaugeStyleConfiguration.Label(content: label),
        currentValueLabel: valueLabel.map {
          GaugeStyleConfiguration.CurrentValueLabel(content: $0)
        },
        minimumValueLabel: minimum.map { GaugeStyleConfiguration.MinimumValueLabel(content: $0) },
        maximumValueLabel: maximum.map { GaugeStyleConfiguration.MaximumValueLabel(content: $0) })
      node.updateStyled(style.makeBody(configuration: configuration)) {
        $0.gaugeStyle = DefaultGaugeStyle()
      }
      return
    }
    node.updateChild(.role(.label), label)
    if let valueLabel { node.updateChild(.role(.footer), valueLabel) }
    if let minimum { node.updateChild(.index(0), minimum) }
    if let maximum { node.updateChild(.index(1), maximum) }
    if let marks { node.updateChild(.index(2), marks) }
  }

  /// One element with the label, and the value's label or a percentage as value.
  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    if let styled = node.child(.role(.content)) { return styled.build(in: context) }
    let labels = node.child(.role(.label))?.build(in: context) ?? []
    let values = node.child(.role(.footer))?.build(in: context) ?? []
    let name = labels.map(\.mergedLabel).filter { !$0.isEmpty }.joined(separator: ", ")
    let spoken = values.map(\.mergedLabel).filter { !$0.isEmpty }.joined(separator: ", ")
    let style = Conformance.cast(node.environment.gaugeStyle, to: (any SystemGaugeStyle).self)?.name
    let isCircular = style == .accessoryCircular || style == .accessoryCircularCapacity
    let bar = LayoutItem(
      id: node.elementID("bar"),
      rule: isCircular ? FixedRule(size: CGSize(width: 58, height: 58)) : BarRule())
    let line = LayoutItem(
      id: node.elementID("line"),
      rule: StackRule(axis: .horizontal, alignment: .center, spacing: nil),
      children: (node.child(.index(0))?.build(in: context) ?? []) + [bar]
        + (node.child(.index(1))?.build(in: context) ?? []))
    let shown = node.environment.hidesLabels || isCircular ? [] : labels
    var element = ElementDescription(
      .progressIndicator, label: name,
      value: spoken.isEmpty ? "\(Int((fraction * 100).rounded()))%" : spoken)
    element.appearance.fraction = fraction
    element.appearance.style = style ?? .gauge
    let item = LayoutItem(
      id: node.id, rule: StackRule(axis: .vertical, alignment: .center, spacing: 4),
      children: shown + [line] + values + (node.child(.index(2))?.build(in: context) ?? []),
      element: element)
    item.mergesChildren = true
    return [item]
  }
}
