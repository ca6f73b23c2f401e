import ElementModel

/// The field of a search, as a part of a navigation bar.
///
/// Its prompt is label and placeholder, and it has no value while it is empty: a dump of an app on
/// iOS 17 (WordsgramUITests) has `SearchField, label: 'Search book title', placeholderValue: 'Search
/// book title'` inside its navigation bar. Tests clear it by `searchFields.buttons["Clear text"]`.
struct SearchField: View, PrimitiveView, TextInputView {
  let model: SearchModel
  let text: Binding<String>
  let prompt: Text
  let tokens: (any View)?

  func update(_ node: ViewNode) {
    node.updateChild(.role(.label), prompt)
    if let tokens { node.updateChild(.role(.content), AnyView(existential: tokens)) }
  }

  func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let value = node.read(text)
    let prompt = node.fieldTitle(in: context)
    var element = ElementDescription(
      .searchField, label: prompt, value: value.isEmpty ? nil : value)
    element.placeholder = prompt
    element.appearance.symbol = "magnifyingglass"
    let model = model
    let input = TextInput(node: node, triggers: .search) { isEditing in
      if isEditing { model.present() }
    }
    let tokens = node.child(.role(.content))?.build(in: context) ?? []
    let line = Font.body.metrics(at: node.environment.dynamicTypeSize).lineHeight
    let clear = value.isEmpty ? [] : [clearButton(node)]
    return [
      .textInput(
        input, element: element, node: node, context: context,
        rule: SearchFieldRule(height: line + 14, tokens: tokens.count), children: tokens + clear)
    ]
  }

  private func clearButton(_ node: ViewNode) -> LayoutItem {
    let button = LayoutItem(
      id: node.elementID("clear"), rule: FixedRule(size: CGSize(width: 24, height: 24)),
      element: ElementDescription(.button, label: "Clear text"))
    let text = text
    button.interaction = .action { text.wrappedValue = "" }
    return button
  }
}

/// Places tokens at the start of a search field and the button that clears it at the end.
private struct SearchFieldRule: LayoutRule {
  let height: CGFloat
  let tokens: Int

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: height)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    var left = rect.minX + 30
    for (index, child) in children.enumerated() {
      let size = child.size(for: ProposedSize(rect.size))
      let x = index < tokens ? left : rect.maxX - 10 - size.width
      child.place(
        in: CGRect(origin: CGPoint(x: x, y: rect.midY - size.height / 2), size: size))
      left += size.width + 4
    }
  }
}
