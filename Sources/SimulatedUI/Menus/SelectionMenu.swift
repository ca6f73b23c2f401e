/// The menu that a list's rows share: it is about the row that was pressed.
@MainActor final class SelectionMenu {
  /// The values of the rows that the menu is about.
  private(set) var values: Set<AnyHashable> = []
  /// The row that the menu opens beside.
  private(set) weak var anchor: LayoutItem?
  /// What a tap on a row does; nil for what it does anyway.
  var primaryAction: ((AnyHashable) -> Void)?
  private weak var node: ViewNode?

  init(node: ViewNode) { self.node = node }

  /// Lets a row open the menu, and do what a tap on it does.
  func attach(to cell: LayoutItem, value: AnyHashable, isEditing: Bool) {
    let open = { [weak self, weak cell] in
      guard let self, let node else { return }
      values = [value]
      anchor = cell
      node.menu.show(true)
    }
    let recognizer = ActionRecognizer(
      LongPressGesture().makeRecognizer(), actions: GestureActions(ended: { _ in open() }))
    cell.gestures.append(AttachedGesture(recognizer: recognizer, rank: .high))
    cell.openMenu = open
    guard let primaryAction, !isEditing else { return }
    cell.interaction = .action { primaryAction(value) }
  }
}

private struct SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
  /// The menu of the rows of the list around.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

/// Gives the rows of a list a menu.
private struct SelectionMenuEffect<Value: Hashable>: ViewEffect {
  let items: (Set<Value>) -> any View
  let primaryAction: ((Set<Value>) -> Void)?

  private func memory(of node: ViewNode) -> SelectionMenu {
    node.memory(SelectionMenu(node: node))
  }

  func environment(_ values: inout EnvironmentValues, node: ViewNode) {
    let menu = memory(of: node)
    menu.primaryAction = primaryAction.map { action in
      { value in if let value = value.base as? Value { action([value]) } }
    }
    values.selectionMenu = menu
  }

  func didUpdate(_ node: ViewNode) {
    guard node.menu.isOpen else { return }
    let values = Set(memory(of: node).values.compactMap { $0.base as? Value })
    node.updateChild(.role(.actions), AnyView(existential: items(values)))
  }

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    guard let anchor = memory(of: node).anchor ?? items.first else { return items }
    MenuPopup(node: node, anchor: anchor).present(in: context) { inner in
      node.child(.role(.actions))?.build(in: inner) ?? []
    }
    return items
  }
}

extension View {
  /// Opens a menu when a finger stays on a row of the list; a tap on a row may do something else
  /// than select it.
  public func contextMenu<Value: Hashable, Items: View>(
    forSelectionType itemType: Value.Type = Value.self,
    @ViewBuilder menu: @escaping (Set<Value>) -> Items,
    primaryAction: ((Set<Value>) -> Void)? = nil
  ) -> some View {
    EffectView(
      content: self, effect: SelectionMenuEffect(items: menu, primaryAction: primaryAction))
  }
}
