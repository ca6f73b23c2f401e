import ElementModel
import VirtualTime

extension ViewNode {
  /// How long a row takes to move aside or back.
  private static let swipe = Duration.milliseconds(300)

  /// Makes a row that can be swiped aside.
  ///
  /// - Parameters:
  ///   - cell: The row.
  ///   - owner: What keeps how far it is swiped: the row's own node, which goes with the row.
  ///   - actions: What the row offers.
  ///   - allowsSwipe: Whether a finger swipes it; while rows are edited a button does.
  /// - Returns: The row as it is now.
  func swipeable(
    _ cell: LayoutItem, owner: ViewNode, actions: SwipeActions, allowsSwipe: Bool = true
  ) -> LayoutItem {
    let id = cell.id
    let state = swipeState(of: cell, owner: owner)
    let swipe = RowSwipe(state: state, actions: actions) { [weak self] edge in
      self?.buttons(at: edge, of: actions, id: id, state: state).first?.press()
    }
    if allowsSwipe || state.open != nil { cell.swipe = swipe }
    guard let edge = state.open else { return cell }
    let buttons = buttons(at: edge, of: actions, id: id, state: state)
    let row = LayoutItem(
      id: id,
      rule: SwipedRowRule(edge: edge, content: cell.rule, count: cell.children.count),
      children: cell.children + buttons, element: cell.element)
    row.isOpaque = true
    row.clips = true
    row.swipe = swipe
    return row
  }

  /// How far a row has been swiped aside.
  func swipeState(of cell: LayoutItem, owner: ViewNode) -> SwipeState {
    owner.slot("swipe \(cell.id)") {
      SwipeState { [weak self] in
        VirtualTime.schedule(after: Self.swipe, kind: .animation, label: "row swipe") {}
        guard let self, isAlive else { return }
        graph.requestBuild(of: self)
        graph.queue.wake()
      }
    }
  }

  /// The buttons at an edge; a tap on one puts the row back.
  private func buttons(
    at edge: HorizontalEdge, of actions: SwipeActions, id: Int, state: SwipeState
  ) -> [LayoutItem] {
    let side = edge == .leading ? actions.leading : actions.trailing
    var buttons = side.build?() ?? []
    if buttons.isEmpty, let delete = side.delete {
      buttons = [
        .button(
          id: elementID("delete \(id)"),
          content: [
            .text(
              "Delete", id: elementID("delete title \(id)"),
              typeSize: environment.dynamicTypeSize)
          ],
          traits: .destructive, action: delete)
      ]
    }
    for button in buttons.flatMap(\.topElements) {
      guard case .action(let action) = button.interaction else { continue }
      button.interaction = .action {
        state.show(nil)
        action()
      }
    }
    return buttons
  }
}

extension LayoutItem {
  /// Does what a tap on the first button in the item does.
  func press() {
    for item in topElements where item.isEnabled {
      guard case .action(let action) = item.interaction else { continue }
      return VirtualTime.runAsApp(action)
    }
  }

  /// Makes an item of a word.
  ///
  /// - Parameters:
  ///   - text: The word.
  ///   - id: Identity of the element.
  ///   - font: Its font.
  ///   - typeSize: How large the person wants text to be; in bars it stays as it is.
  /// - Returns: The item.
  static func text(
    _ text: String, id: Int, font: Font = .body, typeSize: DynamicTypeSize = .large
  ) -> LayoutItem {
    LayoutItem(
      id: id, rule: TextRule(text: text, font: font, lineLimit: 1, typeSize: typeSize),
      element: ElementDescription(.staticText, label: text))
  }
}

/// Places a row that has been swiped aside, and the buttons beside it.
private struct SwipedRowRule: LayoutRule {
  static let buttonWidth: CGFloat = 74
  let edge: HorizontalEdge
  /// Lays out the row itself.
  let content: any LayoutRule
  /// How many of the children are the row's.
  let count: Int

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    content.size(for: proposal, Array(children.prefix(count)))
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    let buttons = children.dropFirst(count)
    let width = Self.buttonWidth * CGFloat(buttons.count)
    let shift = edge == .leading ? width : -width
    content.place(
      Array(children.prefix(count)), in: rect.offsetBy(dx: shift, dy: 0), insets: insets)
    for (index, button) in buttons.enumerated() {
      let distance = Self.buttonWidth * CGFloat(index)
      button.place(
        in: CGRect(
          x: edge == .leading
            ? rect.minX + distance : rect.maxX - distance - Self.buttonWidth,
          y: rect.minY, width: Self.buttonWidth, height: rect.height))
    }
  }
}
