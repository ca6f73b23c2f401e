import ElementModel

/// Builds the parts of an alert or of a choice of actions.
@MainActor struct AlertBuilder {
  let node: ViewNode
  let style: AlertEffect.Style

  private var typeSize: DynamicTypeSize { node.environment.dynamicTypeSize }

  /// The height of a line of text in a button or field, in points.
  private var line: CGFloat { Font.body.metrics(at: typeSize).lineHeight }

  /// The title.
  func title(_ text: String) -> LayoutItem {
    LayoutItem(
      id: node.elementID("title"),
      rule: TextRule(text: text, font: .headline, lineLimit: nil, typeSize: typeSize),
      element: ElementDescription(.staticText, label: text, traits: .header))
  }

  /// Text fields, each in a cell.
  func fields(_ items: [LayoutItem]) -> LayoutItem {
    let cells = items.enumerated().map { index, item in
      LayoutItem(
        id: node.elementID("field \(index)"),
        rule: PaddingRule(insets: EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)),
        children: [item], element: ElementDescription(.cell))
    }
    return LayoutItem(
      id: node.elementID("fields"), rule: AlertRowsRule(rowHeight: line + 14, isSideBySide: false),
      children: cells, element: ElementDescription(.collectionView))
  }

  /// What stands above the buttons.
  func texts(_ items: [LayoutItem]) -> LayoutItem {
    scrolling(
      LayoutItem(
        id: node.elementID("texts content"), rule: AlertTextsRule(), children: items,
        element: ElementDescription(.other)), part: "texts")
  }

  /// The buttons: two of an alert stand side by side.
  func buttons(_ items: [LayoutItem]) -> LayoutItem {
    let isSideBySide = style == .alert && items.count == 2
    return scrolling(
      LayoutItem(
        id: node.elementID("buttons content"),
        rule: AlertRowsRule(
          rowHeight: max(CellRule.minimumHeight, line + 22), isSideBySide: isSideBySide),
        children: items, element: ElementDescription(.other)), part: "buttons")
  }

  /// The button of an alert that has none, or the one that cancels a choice.
  func defaultButton(action: @escaping () -> Void) -> LayoutItem {
    let label = style == .alert ? "OK" : "Cancel"
    return .button(
      id: node.elementID("default"),
      content: [
        LayoutItem(
          id: node.elementID("default title"),
          rule: TextRule(text: label, font: .body, lineLimit: 1, typeSize: typeSize),
          element: ElementDescription(.staticText, label: label))
      ], traits: style == .alert ? [] : .cancel, action: action)
  }

  private func scrolling(_ content: LayoutItem, part: String) -> LayoutItem {
    let scroller = node.slot("alert \(part)") {
      ScrollContainer { [weak node] in node?.invalidator.invalidate() }
    }
    let item = LayoutItem(
      id: node.elementID(part), rule: ScrollRule(axes: .vertical, scroller: scroller),
      children: [content], element: ElementDescription(.scrollView))
    item.scroller = scroller
    item.clips = true
    return item
  }
}
