import ElementModel

/// A control that is on or off.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label

  /// Creates a toggle with a label of its own.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized title.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle: PrimitiveView {
  private static var switchSize: CGSize { CGSize(width: 51, height: 31) }

  package func update(_ node: ViewNode) { node.updateChild(.role(.label), label) }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let labels = node.child(.role(.label))?.build(in: context) ?? []
    let spacer = LayoutItem(id: node.elementID("spacer"), rule: SpacerRule(minLength: 8))
    spacer.isSpacer = true
    let knob = LayoutItem(id: node.elementID("switch"), rule: FixedRule(size: Self.switchSize))
    let item = LayoutItem(
      id: node.id, rule: StackRule(axis: .horizontal, alignment: .center, spacing: nil),
      children: labels + [spacer, knob])
    item.element = ElementDescription(
      .switch, label: item.mergedLabel, value: node.read(isOn) ? "1" : "0")
    item.mergesChildren = true
    item.isEnabled = node.environment.isEnabled
    let isOn = isOn
    item.interaction = .action { isOn.wrappedValue.toggle() }
    return [item]
  }
}
