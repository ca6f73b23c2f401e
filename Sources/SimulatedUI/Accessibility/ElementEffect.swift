import ElementModel

/// Changes the elements that a view makes.
///
/// A drawing by itself, such as a shape or a colour, is no element; with a name for accessibility
/// it becomes one, of type `Other`: apps put identifiers on `Color.clear` for their tests to find.
struct ElementEffect: ViewEffect {
  var makesElement = true
  let change: ElementAdjustment.Change

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    for item in items { item.adjustElements(makesElement: makesElement, change) }
    return items
  }
}

/// Hides the elements of a view.
struct HiddenEffect: ViewEffect {
  let isHidden: Bool

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    if isHidden { for item in items { item.isAccessibilityHidden = true } }
    return items
  }
}
