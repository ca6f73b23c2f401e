/// Why an item and all below it are missing from the screen, although it has been built.
struct ItemPresence {
  /// Whether the item is only measured.
  var isLeftOut = false
  /// Whether the item is a row that cannot be seen: it has its place all the same.
  var isOutOfSight = false
  /// Whether a layer in front hides the item.
  var isCovered = false
  /// Whether the item has the place of others that have not been made, and is nothing itself.
  var isStandIn = false
}

extension LayoutItem {
  /// Whether the item may have layers and elements, as far as it does not lie in one that has none.
  var isShown: Bool { !presence.isLeftOut && !presence.isOutOfSight && !presence.isCovered }

  /// Whether the item is in a row that can be seen, or in none.
  var isInSight: Bool {
    var item: LayoutItem? = self
    while let candidate = item {
      if candidate.presence.isOutOfSight { return false }
      item = candidate.parent
    }
    return true
  }
}
