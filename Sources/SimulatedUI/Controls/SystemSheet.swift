import ElementModel

/// A sheet of the system's that a control opens, with a button that closes it.
@MainActor struct SystemSheet {
  let node: ViewNode
  let close: () -> Void

  /// Makes the layer of the sheet.
  ///
  /// - Parameters:
  ///   - label: What tests know the sheet by, such as `ActivityListView`, the identifier that
  ///     UIKit's accessibility gives the view of `UIActivityViewController`.
  ///   - title: What is written at its top.
  ///   - rows: What it shows, from top to bottom.
  /// - Returns: The layer.
  func build(label: String, title: String = "", rows: [LayoutItem]) -> LayoutItem {
    let stack = LayoutItem(
      id: node.elementID("sheet stack"),
      rule: StackRule(axis: .vertical, alignment: .leading, spacing: 8),
      children: [header(title)] + rows)
    let sheet = LayoutItem(
      id: node.elementID("sheet"),
      rule: PaddingRule(insets: EdgeInsets([.top, .leading, .bottom, .trailing], 16)),
      children: [stack],
      element: ElementDescription(.other, identifier: label, traits: [.modal, .opaque]))
    sheet.isOpaque = true
    let layer = LayoutItem(
      id: node.elementID("sheet layer"), rule: SystemSheetRule(), children: [region(), sheet])
    layer.isOpaque = true
    layer.onEscape = close
    return layer
  }

  /// What is beside the sheet; a tap on it closes the sheet.
  private func region() -> LayoutItem {
    let region = LayoutItem(
      id: node.elementID("sheet region"), rule: CoverRule(),
      element: ElementDescription(
        .other, label: "dismiss popup", identifier: Element.dismissRegion))
    region.interaction = .action(close)
    return region
  }

  private func header(_ title: String) -> LayoutItem {
    let closing = LayoutItem.button(
      id: node.elementID("sheet close"),
      content: [.text("✕", id: node.elementID("sheet close sign"))],
      padding: EdgeInsets([.top, .leading, .bottom, .trailing], 12), traits: .cancel,
      action: close)
    closing.element?.label = "Close"
    closing.element?.identifier = "header.closeButton"
    let spacer = LayoutItem(id: node.elementID("sheet spacer"), rule: SpacerRule(minLength: 8))
    spacer.isSpacer = true
    let heading = LayoutItem(
      id: node.elementID("sheet title"),
      rule: TextRule(
        text: title, font: .headline, lineLimit: 1, typeSize: node.environment.dynamicTypeSize),
      element: title.isEmpty
        ? nil : ElementDescription(.staticText, label: title, traits: .header))
    return LayoutItem(
      id: node.elementID("sheet header"),
      rule: StackRule(axis: .horizontal, alignment: .center, spacing: nil),
      children: [heading, spacer, closing])
  }
}

/// Places a sheet of the system's at the bottom of the screen.
private struct SystemSheetRule: LayoutRule {
  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    FillRule().size(for: proposal, children)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    guard children.count == 2 else { return }
    children[0].place(in: rect)
    let height = max(rect.height / 2, children[1].size(for: ProposedSize(rect.size)).height)
    let shown = min(height, rect.height - insets.top)
    children[1].place(
      in: CGRect(x: rect.minX, y: rect.maxY - shown, width: rect.width, height: shown),
      insets: EdgeInsets(top: 0, leading: 0, bottom: insets.bottom, trailing: 0))
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { true }
}
