/// Keeps the view that some modifiers are applied to from being evaluated before it is wanted.
///
/// As on iOS, where a tab that has been seen keeps its state, and one that has not has none: the
/// modifiers around the tab's content are looked at for what they say of the tab, and the content
/// waits.
@MainActor final class ContentHold {
  private(set) var isOpen = false
  /// The node whose content waits.
  private weak var waiting: ViewNode?

  /// Whether the content of a node is to wait.
  func holds(_ node: ViewNode) -> Bool {
    if !isOpen { waiting = node }
    return !isOpen
  }

  /// Lets the content be evaluated.
  func open() {
    guard !isOpen else { return }
    isOpen = true
    waiting?.evaluate()
  }
}

extension ViewNode {
  /// The hold that a modifier's node is part of.
  ///
  /// - Parameter startsHold: Whether the modifier is the outermost of those that are looked at.
  /// - Returns: What the content waits for; nil for a modifier of content that does not wait.
  func findHold(startsHold: Bool) -> ContentHold? {
    if startsHold { return slot("hold") { ContentHold() } }
    guard let hold = parent?.hold, parent?.child(.role(.content)) === self else { return nil }
    return hold
  }
}
