/// An effect that wraps each item of its content in a layout rule.
struct LayoutEffect: ViewEffect {
  let rule: any LayoutRule

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    items.map { item in
      item.mapRows { LayoutItem(id: node.id, rule: rule, children: [$0], inheriting: $0) }
    }
  }
}
