import ElementModel
import SimulatedUIKit

/// The words over a text input: cut, copy, paste and select.
@MainActor struct EditMenu {
  let input: TextInput
  let node: ViewNode
  /// The field: the menu stands above it.
  let anchor: LayoutItem

  /// The words that make sense for the text, with the letters of their keyboard shortcuts.
  private var choices: [(word: String, letter: Character)] {
    let editing = node.graph.focus.editing(of: input)
    var choices: [(String, Character)] = []
    if !editing.selection.isEmpty, !input.isSecure { choices += [("Cut", "x"), ("Copy", "c")] }
    if UIPasteboard.general.hasStrings { choices.append(("Paste", "v")) }
    if editing.selection.count < editing.text.count { choices.append(("Select All", "a")) }
    return choices
  }

  /// Adds the menu to the screen, if it is open.
  func present(in context: BuildContext) {
    let menu = node.menu
    guard menu.isOpen, node.graph.focus.focused == input.id else { return }
    let choices = choices
    guard !choices.isEmpty else { return }
    context.scene.present(takesFocus: false) { _ in
      let words = choices.map { word, letter in item(word, letter: letter, menu: menu) }
      let box = LayoutItem(
        id: node.elementID("edit menu"),
        rule: StackRule(axis: .horizontal, alignment: .center, spacing: 0), children: words,
        element: ElementDescription(.menu, traits: .opaque))
      box.isOpaque = true
      let layer = LayoutItem(
        id: node.elementID("edit menu layer"), rule: EditMenuRule(anchor: anchor),
        children: [box])
      layer.onEscape = { menu.show(false, isAnimated: false) }
      return layer
    }
  }

  private func item(_ word: String, letter: Character, menu: MenuMemory) -> LayoutItem {
    let item = LayoutItem(
      id: node.elementID("edit menu \(word)"),
      rule: PaddingRule(insets: EdgeInsets(top: 10, leading: 12, bottom: 10, trailing: 12)),
      children: [
        LayoutItem(
          id: node.elementID("edit menu title \(word)"),
          rule: TextRule(
            text: word, font: .footnote, lineLimit: 1, typeSize: node.environment.dynamicTypeSize))
      ],
      element: ElementDescription(.menuItem, label: word))
    let keyboard = node.graph.keyboard
    item.interaction = .action {
      menu.show(false, isAnimated: false)
      keyboard.command(letter)
      // What has been selected can be cut, copied or replaced.
      if letter == "a" { menu.show(true, isAnimated: false) }
    }
    return item
  }
}

/// Places an edit menu above its field, or below where there is no room.
private struct EditMenuRule: AnchoredRule {
  let anchor: LayoutItem

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    FillRule().size(for: proposal, children)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    let safe = rect.inset(by: insets)
    for child in children {
      let size = child.size(for: ProposedSize(width: safe.width, height: nil))
      let above = anchor.frame.minY - size.height - 4
      let x = min(max(safe.minX, anchor.frame.midX - size.width / 2), safe.maxX - size.width)
      let y = above >= safe.minY ? above : anchor.frame.maxY + 4
      child.place(in: CGRect(origin: CGPoint(x: x, y: y), size: size))
    }
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { true }
}
