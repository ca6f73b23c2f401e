extension LayoutItem {
  /// The item that has this one and all around it below it.
  var root: LayoutItem {
    var item = self
    while let parent = item.parent { item = parent }
    return item
  }

  /// Whether the item reaches under bars and into safe areas.
  var reachesEdges: Bool { rule.reachesEdges(children) }

  /// The children, those in front last.
  var childrenInPaintingOrder: [LayoutItem] {
    guard children.contains(where: { $0.elevation != 0 }) else { return children }
    return children.enumerated().sorted { first, second in
      (first.element.elevation, first.offset) < (second.element.elevation, second.offset)
    }.map(\.element)
  }

  /// The children in the order of their elements: those of a higher priority first.
  var childrenInReadingOrder: [LayoutItem] {
    guard children.contains(where: { $0.sortPriority != 0 }) else { return children }
    return children.enumerated().sorted { first, second in
      (-first.element.sortPriority, first.offset) < (-second.element.sortPriority, second.offset)
    }.map(\.element)
  }

  /// The first item with some property, of this one and all below it in document order.
  func first(where isWanted: (LayoutItem) -> Bool) -> LayoutItem? {
    if presence.isLeftOut { return nil }
    if isWanted(self) { return self }
    for child in children {
      if let found = child.first(where: isWanted) { return found }
    }
    return nil
  }

  /// Visits this item and all below it in document order.
  func forEach(_ visit: (LayoutItem) -> Void) {
    if presence.isLeftOut { return }
    visit(self)
    for child in children { child.forEach(visit) }
  }

  /// The item, or the nearest one above, that reacts to a tap.
  var responder: LayoutItem? {
    var item: LayoutItem? = self
    while let candidate = item {
      if candidate.reactsToTouches { return candidate }
      item = candidate.parent
    }
    return nil
  }

  /// Whether this item is below another, or the same.
  func isDescendant(of other: LayoutItem) -> Bool {
    var item: LayoutItem? = self
    while let candidate = item {
      if candidate === other { return true }
      item = candidate.parent
    }
    return false
  }

  /// Gives the item an explicit identity, or the first part of a section.
  func identify(by identity: AnyHashable) {
    guard let section else { return identities.append(identity) }
    section.parts.first?.identify(by: identity)
  }
}
