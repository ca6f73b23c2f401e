import ElementModel

/// A button that opens a list of choices.
public struct Menu<Label: View, Content: View>: View {
  private let content: Content
  private let label: Label
  private let primaryAction: (() -> Void)?

  /// Creates a menu with a label of its own.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// Creates a menu that a long press opens; a tap runs an action.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu that a style was given, for the style to draw.
  public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = configuration.primaryAction
  }
}

extension Menu: PrimitiveView {
  package func update(_ node: ViewNode) {
    if let style = node.environment.menuStyle {
      let configuration = MenuStyleConfiguration(
        label: MenuStyleConfiguration.Label(content: label),
        content: MenuStyleConfiguration.Content(content: content), primaryAction: primaryAction)
      return node.updateStyled(style.makeBody(configuration: configuration)) {
        $0.menuStyle = nil
      }
    }
    let (menu, primaryAction) = (node.menu, primaryAction)
    node.updateButton(label) {
      if let primaryAction { primaryAction() } else { menu.show(true) }
    }
    node.updateChild(.role(.actions), content)
  }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    if node.environment.menuStyle != nil {
      return node.child(.role(.content))?.build(in: context) ?? []
    }
    let menu = node.menu
    let primaryAction = primaryAction
    let buttons = node.buildButton(
      in: context, isEnabled: node.environment.isEnabled,
      showsParts: context.isInList && !context.isInMenu
    ) {
      if let primaryAction { primaryAction() } else { menu.show(true) }
    }
    guard let button = buttons.first else { return [] }
    button.element?.appearance.style = .menu
    button.staysOpen = true
    var outer = button
    if primaryAction != nil { outer = node.opening(button, by: "press") }
    MenuPopup(node: node, anchor: button).present(in: context) { inner in
      node.child(.role(.actions))?.build(in: inner) ?? []
    }
    return [outer]
  }
}

extension ViewNode {
  /// Makes a long press on an item open this node's menu.
  func opening(_ item: LayoutItem, by part: String) -> LayoutItem {
    let menu = menu
    let recognizer = slot("menu \(part)") {
      ActionRecognizer(
        LongPressGesture().makeRecognizer(),
        actions: GestureActions(ended: { _ in menu.show(true) }))
    }
    let wrapper = LayoutItem(
      id: elementID("menu \(part)"), rule: PassthroughRule(), children: [item],
      inheriting: item)
    wrapper.gestures = [AttachedGesture(recognizer: recognizer, rank: .high)]
    wrapper.openMenu = { menu.show(true) }
    return wrapper
  }
}

/// Opens a menu when a finger stays on a view.
private struct ContextMenuEffect: ViewEffect {
  let items: any View

  func didUpdate(_ node: ViewNode) { node.updateChild(.role(.actions), items) }

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    guard let first = items.first else { return items }
    let wrapped = items.enumerated().map { index, item in
      item.mapRows { node.opening($0, by: "press \(index)") }
    }
    MenuPopup(node: node, anchor: first).present(in: context) { inner in
      node.child(.role(.actions))?.build(in: inner) ?? []
    }
    return wrapped
  }
}

extension View {
  /// Opens a menu when a finger stays on the view.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    EffectView(content: self, effect: ContextMenuEffect(items: menuItems()))
  }

  /// Opens a menu when a finger stays on the view; the preview is not shown.
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }
}
