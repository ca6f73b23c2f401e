import Conformances
import ElementModel

/// A control that is on or off.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let isMixed: Bool
  private let label: Label

  /// Creates a toggle with a label of its own.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    isMixed = false
    self.label = label()
  }

  /// Creates a toggle that stands for several values at once.
  public init<Values: RandomAccessCollection>(
    sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let count = bindings.count { $0.wrappedValue }
    isMixed = count > 0 && count < bindings.count
    self.isOn = Binding(
      get: { bindings.allSatisfy(\.wrappedValue) },
      set: { value in for binding in bindings { binding.wrappedValue = value } })
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

  /// Creates a toggle with a localized title that stands for several values at once.
  public init<Values: RandomAccessCollection>(
    _ title: LocalizedStringKey, sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title that stands for several values at once.
  @_disfavoredOverload
  public init<Title: StringProtocol, Values: RandomAccessCollection>(
    _ title: Title, sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SimulatedUI.Label<Text, Image> {
  /// Creates a toggle with a localized title and a symbol.
  public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SimulatedUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SimulatedUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle that a style was given, for the style to draw.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle: PrimitiveView {
  private static var switchSize: CGSize { CGSize(width: 51, height: 31) }

  package func update(_ node: ViewNode) {
    let style = node.environment.toggleStyle
    if Conformance.holds(style, (any SystemToggleStyle).self) {
      node.updateChild(.role(.label), label)
      return
    }
    let configuration = ToggleStyleConfiguration(
      label: ToggleStyleConfiguration.Label(content: label), isOn: isOn, isMixed: isMixed)
    node.updateStyled(style.makeBody(configuration: configuration)) {
      $0.toggleStyle = DefaultToggleStyle()
    }
  }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    if let styled = node.child(.role(.content)) { return styled.build(in: context) }
    let labels = node.child(.role(.label))?.build(in: context) ?? []
    let value = node.read(isOn)
    let isOn = isOn
    if context.isInMenu || node.environment.toggleStyle is ButtonToggleStyle {
      let button = LayoutItem.button(
        id: node.id, content: labels, isEnabled: node.environment.isEnabled
      ) { isOn.wrappedValue.toggle() }
      button.element?.isSelected = value
      if !context.isInMenu {
        button.element?.type = .switch
        button.element?.value = value ? "1" : "0"
        button.element?.appearance.style = .button
      }
      return [button]
    }
    return [row(labels, value: value ? "1" : "0", node: node)]
  }

  /// A label with a switch.
  ///
  /// Tests see a switch with the label, and below it the texts of the label and a second switch, the
  /// thumb, without one: a dump in woocommerce-ios' pull request 9629 has `Switch, label: 'Add a
  /// different shipping address', value: 0` around a `StaticText` and a `Switch, value: 0`. A tap
  /// anywhere in it turns the switch, as since iOS 18 (firefox-ios' pull request 35566).
  private func row(_ labels: [LayoutItem], value: String, node: ViewNode) -> LayoutItem {
    let knob = LayoutItem(
      id: node.elementID("switch"), rule: FixedRule(size: Self.switchSize),
      element: ElementDescription(.switch, value: value))
    let name = labels.map(\.mergedLabel).filter { !$0.isEmpty }.joined(separator: ", ")
    var children = [knob]
    if !node.environment.hidesLabels {
      let spacer = LayoutItem(id: node.elementID("spacer"), rule: SpacerRule(minLength: 8))
      spacer.isSpacer = true
      children = labels + [spacer, knob]
    }
    let item = LayoutItem(
      id: node.id, rule: StackRule(axis: .horizontal, alignment: .center, spacing: nil),
      children: children, element: ElementDescription(.switch, label: name, value: value))
    item.isEnabled = node.environment.isEnabled
    let isOn = isOn
    item.interaction = .action { isOn.wrappedValue.toggle() }
    return item
  }
}
