/// Keeps the content of a tab from being evaluated before the tab is first selected.
///
/// As on iOS, where a tab that has been seen keeps its state, and one that has not has none: the
/// modifiers from `tabItem(_:)` inwards are looked at for the tab's value and badge, and the view
/// that they are applied to waits.
@MainActor final class TabHold {
  private(set) var isOpen = false
  /// The node whose content waits.
  private weak var waiting: ViewNode?

  /// Whether the content of a node is to wait.
  func holds(_ node: ViewNode) -> Bool {
    if !isOpen { waiting = node }
    return !isOpen
  }

  /// Lets the content be evaluated: the tab is selected.
  func open() {
    guard !isOpen else { return }
    isOpen = true
    waiting?.evaluate()
  }
}

extension ViewNode {
  /// What a modifier's node knows of the tab that the modifier is part of the description of.
  ///
  /// - Parameter startsTab: Whether the modifier is `tabItem(_:)`.
  /// - Returns: What the tab's content waits for; nil for a modifier that describes no tab.
  func findTabHold(startsTab: Bool) -> TabHold? {
    if startsTab { return slot("tab hold") { TabHold() } }
    guard let hold = parent?.tabHold, parent?.child(.role(.content)) === self else { return nil }
    return hold
  }
}
