import Conformances
import ElementModel
import VirtualTime

/// Shows that work is going on, or how far it has come.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// How far work has come.
  enum Amount {
    /// Nobody knows.
    case unknown
    /// A part, from 0 to 1; nil for none yet.
    case part(Double?)
    /// What Foundation's progress says.
    case progress(Progress)
    /// The time that has passed of an interval, or is left.
    case time(ClosedRange<Date>, countsDown: Bool)
  }

  private let amount: Amount
  private let label: Label
  private let valueLabel: CurrentValueLabel?

  init(_ amount: Amount, label: Label, valueLabel: CurrentValueLabel?) {
    self.amount = amount
    self.label = label
    self.valueLabel = valueLabel
  }

  /// Shows how far work has come, with labels of its own.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .part(value.map { Double($0 / total) }), label: label(), valueLabel: currentValueLabel())
  }

  /// Shows how much of an interval of time is left, or has passed, with labels of its own.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .time(timerInterval, countsDown: countsDown), label: label(),
      valueLabel: currentValueLabel())
  }
}

extension ProgressView: PrimitiveView {
  package func update(_ node: ViewNode) {
    let style = node.environment.progressViewStyle
    guard Conformance.holds(style, (any SystemProgressViewStyle).self) else {
      let configuration = ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: Label.self == EmptyView.self
          ? nil : ProgressViewStyleConfiguration.Label(content: label),
        currentValueLabel: valueLabel.map {
          ProgressViewStyleConfiguration.CurrentValueLabel(content: $0)
        })
      node.updateStyled(style.makeBody(configuration: configuration)) {
        $0.progressViewStyle = DefaultProgressViewStyle()
      }
      return
    }
    node.updateChild(.role(.label), label)
    if let valueLabel { node.updateChild(.role(.footer), valueLabel) }
    followTime(node)
  }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    if let styled = node.child(.role(.content)) { return styled.build(in: context) }
    let labels = node.child(.role(.label))?.build(in: context) ?? []
    let values = node.child(.role(.footer))?.build(in: context) ?? []
    let name = labels.map(\.mergedLabel).filter { !$0.isEmpty }.joined(separator: ", ")
    let isDeterminate = if case .unknown = amount { false } else { true }
    let isCircular =
      !isDeterminate || node.environment.progressViewStyle is CircularProgressViewStyle
    let indicator = indicator(
      isDeterminate: isDeterminate, isCircular: isCircular, name: name, node)
    let rule = StackRule(
      axis: .vertical, alignment: isCircular ? .center : .leading, spacing: 4)
    let shown = node.environment.hidesLabels ? [] : labels
    let children = isCircular ? [indicator] + shown + values : shown + [indicator] + values
    return [LayoutItem(id: node.elementID("stack"), rule: rule, children: children)]
  }

  private func indicator(
    isDeterminate: Bool, isCircular: Bool, name: String, _ node: ViewNode
  ) -> LayoutItem {
    let size = node.environment.controlSize >= .large ? 37.0 : 20.0
    let round = FixedRule(size: CGSize(width: size, height: size))
    guard isDeterminate else {
      return LayoutItem(
        id: node.id, rule: round,
        element: ElementDescription(
          .activityIndicator, label: name.isEmpty ? "In progress" : name, value: "1"))
    }
    let part = min(max(0, fraction ?? 0), 1)
    var element = ElementDescription(
      .progressIndicator, label: name.isEmpty ? "Progress" : name,
      value: "\(Int((part * 100).rounded()))%")
    element.appearance.fraction = part
    element.appearance.style = isCircular ? .circular : nil
    let rule: any LayoutRule = isCircular ? round : BarRule()
    return LayoutItem(id: node.id, rule: rule, element: element)
  }

  /// How far work has come, from 0 to 1; nil when nobody knows.
  private var fraction: Double? {
    switch amount {
    case .unknown: nil
    case .part(let part): part.map { $0.isFinite ? $0 : 0 }
    case .progress(let progress): progress.isIndeterminate ? nil : progress.fractionCompleted
    case .time(let interval, let countsDown):
      {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        guard length > 0 else { return countsDown ? 0 : 1 }
        let passed = min(max(0, Date.now.timeIntervalSince(interval.lowerBound) / length), 1)
        return countsDown ? 1 - passed : passed
      }()
    }
  }

  /// Has a view of passing time drawn again every second, while there is time left.
  private func followTime(_ node: ViewNode) {
    guard case .time(let interval, _) = amount, Date.now < interval.upperBound else { return }
    let timer = node.slot("timer") { ProgressTimer() }
    timer.start { [weak node] in node?.invalidator.invalidate() }
  }
}

/// Asks for an update in a second.
@MainActor private final class ProgressTimer {
  private var isRunning = false

  func start(_ action: @escaping () -> Void) {
    guard !isRunning else { return }
    isRunning = true
    VirtualTime.schedule(after: .seconds(1), kind: .timer, label: "progress view") { [weak self] in
      self?.isRunning = false
      action()
    }
  }
}

/// A progress bar takes all the width it is offered.
struct BarRule: LayoutRule {
  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(width: proposal.width ?? 100, height: 4)
  }
}
