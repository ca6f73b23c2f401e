import ElementModel

/// A control that runs an action when it is tapped.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// Creates a button with a label of its own.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button of a role with a label of its own.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// Creates a button with a localized title.
  public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Creates a button of a role with a localized title.
  public init(
    _ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// Creates a button of a role with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SimulatedUI.Label<Text, Image> {
  /// Creates a button with a localized title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      SimulatedUI.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a button with a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      SimulatedUI.Label(title, systemImage: systemImage)
    }
  }
}

extension Button: PrimitiveView {
  package func update(_ node: ViewNode) {
    guard case .custom(let style) = node.environment.buttonAppearance else {
      node.updateChild(.role(.label), label)
      return
    }
    let configuration = ButtonStyleConfiguration(
      role: role, label: ButtonStyleConfiguration.Label(content: label), isPressed: false)
    node.updateChild(.role(.label), style.body(for: configuration))
  }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let content = node.child(.role(.label))?.build(in: context) ?? []
    let appearance = node.environment.buttonAppearance
    var traits: ElementTraits = []
    if role == .destructive { traits.insert(.destructive) }
    if role == .cancel { traits.insert(.cancel) }
    if appearance.isProminent { traits.insert(.prominent) }
    let padding =
      appearance.isBordered
      ? EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12) : EdgeInsets()
    let action = action
    return [
      .button(
        id: node.id, content: content, padding: padding, traits: traits,
        isEnabled: node.environment.isEnabled, action: { action() })
    ]
  }
}

extension LayoutItem {
  /// Makes the item of anything that behaves as a button: one element with the label of all that
  /// is in it.
  static func button(
    id: Int, content: [LayoutItem], padding: EdgeInsets = EdgeInsets(),
    traits: ElementTraits = [], isEnabled: Bool = true, action: @escaping () -> Void
  ) -> LayoutItem {
    let inner = LayoutItem(
      id: id, rule: StackRule(axis: .horizontal, alignment: .center, spacing: nil),
      children: content)
    let item = LayoutItem(id: id, rule: PaddingRule(insets: padding), children: [inner])
    let elements = item.topElements
    item.element = ElementDescription(
      .button, label: item.mergedLabel,
      identifier: elements.lazy.compactMap { $0.element?.identifier }.first { !$0.isEmpty } ?? "",
      traits: traits)
    item.mergesChildren = true
    item.isEnabled = isEnabled
    item.interaction = .action(action)
    return item
  }
}
