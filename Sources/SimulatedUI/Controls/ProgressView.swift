import ElementModel

/// Shows that work is going on, or how far it has come.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let isDeterminate: Bool
  private let label: Label

  private init(fraction: Double?, isDeterminate: Bool, label: Label) {
    self.fraction = fraction
    self.isDeterminate = isDeterminate
    self.label = label
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows a spinner without a label.
  public init() where Label == EmptyView {
    self.init(fraction: nil, isDeterminate: false, label: EmptyView())
  }

  /// Shows a spinner with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, isDeterminate: false, label: label())
  }

  /// Shows a spinner with a localized title.
  public init(_ title: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, isDeterminate: false, label: Text(title))
  }

  /// Shows a spinner with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) where Label == Text {
    self.init(fraction: nil, isDeterminate: false, label: Text(title))
  }

  /// Shows how far work has come.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1)
  where Label == EmptyView {
    self.init(
      fraction: value.map { Double($0 / total) }, isDeterminate: true, label: EmptyView())
  }

  /// Shows how far work has come, with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: value.map { Double($0 / total) }, isDeterminate: true, label: label())
  }

  /// Shows how far work has come, with a localized title.
  public init<Value: BinaryFloatingPoint>(
    _ title: LocalizedStringKey, value: Value?, total: Value = 1
  ) where Label == Text {
    self.init(fraction: value.map { Double($0 / total) }, isDeterminate: true, label: Text(title))
  }

  /// Shows how far work has come, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title, value: Value?, total: Value = 1
  ) where Label == Text {
    self.init(fraction: value.map { Double($0 / total) }, isDeterminate: true, label: Text(title))
  }
}

extension ProgressView: PrimitiveView {
  package func update(_ node: ViewNode) { node.updateChild(.role(.label), label) }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let labels = node.child(.role(.label))?.build(in: context) ?? []
    let name = labels.map(\.mergedLabel).joined(separator: ", ")
    let indicator: LayoutItem
    if isDeterminate {
      let percent = Int(((fraction ?? 0) * 100).rounded())
      indicator = LayoutItem(
        id: node.id, rule: BarRule(),
        element: ElementDescription(
          .progressIndicator, label: name.isEmpty ? "Progress" : name, value: "\(percent)%"))
    } else {
      indicator = LayoutItem(
        id: node.id, rule: FixedRule(size: CGSize(width: 20, height: 20)),
        element: ElementDescription(
          .activityIndicator, label: name.isEmpty ? "In progress" : name, value: "1"))
    }
    let rule = StackRule(
      axis: .vertical, alignment: isDeterminate ? .leading : .center, spacing: 4)
    let children = isDeterminate ? labels + [indicator] : [indicator] + labels
    return [LayoutItem(id: node.elementID("stack"), rule: rule, children: children)]
  }
}

/// A progress bar takes all the width it is offered.
private struct BarRule: LayoutRule {
  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(width: proposal.width ?? 100, height: 4)
  }
}
