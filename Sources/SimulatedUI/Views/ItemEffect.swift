/// Changes properties of the items a view makes.
struct ItemEffect: ViewEffect {
  let change: @MainActor (LayoutItem) -> Void

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    for item in items { change(item) }
    return items
  }
}
