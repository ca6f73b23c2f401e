import ElementModel

/// The list of choices that a menu opens.
@MainActor struct MenuPopup {
  let node: ViewNode
  /// What the menu belongs to: it opens beside it.
  let anchor: LayoutItem

  /// Adds the menu to the screen, if it is open.
  ///
  /// - Parameters:
  ///   - context: What the control is built with.
  ///   - build: Makes the rows.
  func present(in context: BuildContext, _ build: (BuildContext) -> [LayoutItem]) {
    let menu = node.menu
    guard menu.isOpen else { return }
    let closeOuter = context.closeMenus
    let close = {
      menu.show(false)
      closeOuter()
    }
    context.scene.present(takesFocus: false) { inner in
      var inner = inner
      inner.closeMenus = close
      inner.isInMenu = true
      let region = LayoutItem(
        id: node.elementID("menu region"), rule: FillRule(),
        element: ElementDescription(
          .other, label: "dismiss popup", identifier: Element.dismissRegion))
      region.interaction = .action { menu.show(false) }
      let layer = LayoutItem(
        id: node.elementID("menu layer"), rule: MenuPlacement(anchor: anchor),
        children: [region, box(rows: build(inner), close: close)])
      layer.isOpaque = true
      layer.onEscape = { menu.show(false) }
      return layer
    }
  }

  private func box(rows: [LayoutItem], close: @escaping () -> Void) -> LayoutItem {
    let cells = rows.enumerated().map { index, row in
      for item in row.topElements where !item.staysOpen {
        guard case .action(let action) = item.interaction else { continue }
        item.interaction = .action {
          close()
          action()
        }
      }
      let isButton = row.topElements.contains { $0.interaction != nil }
      let cell = LayoutItem(
        id: node.elementID("menu cell \(index)"), rule: CellRule(), children: [row],
        element: isButton ? ElementDescription(.cell) : nil)
      cell.isOpaque = true
      return cell
    }
    let scroller = node.slot("menu scroller") {
      ScrollContainer { [weak node] in node?.invalidator.invalidate() }
    }
    let stack = LayoutItem(
      id: node.elementID("menu stack"),
      rule: StackRule(axis: .vertical, alignment: .top, spacing: 0), children: cells)
    let box = LayoutItem(
      id: node.elementID("menu"), rule: ScrollRule(axes: .vertical, scroller: scroller),
      children: [stack],
      element: ElementDescription(.collectionView, traits: [.modal, .opaque]))
    box.isOpaque = true
    box.clips = true
    box.scroller = scroller
    return box
  }
}

/// Places a menu below what it belongs to, or above where there is no room.
private struct MenuPlacement: AnchoredRule {
  static let width: CGFloat = 250
  let anchor: LayoutItem

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: proposal.height ?? 480)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    let safe = rect.inset(by: insets)
    children[0].place(in: rect)
    let ideal = children[1].size(for: ProposedSize(width: Self.width, height: nil))
    let height = min(ideal.height, safe.height - 16)
    let below = anchor.frame.maxY + 4
    let above = anchor.frame.minY - 4 - height
    let y = below + height <= safe.maxY ? below : max(safe.minY + 8, above)
    let x = min(max(safe.minX + 8, anchor.frame.minX), safe.maxX - Self.width - 8)
    children[1].place(in: CGRect(x: x, y: y, width: Self.width, height: height))
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { true }
}
