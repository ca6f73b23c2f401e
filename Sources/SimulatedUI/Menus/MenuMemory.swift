/// Whether a menu is open.
@MainActor final class MenuMemory {
  /// How long a menu takes to open or close.
  static let transition = Duration.milliseconds(300)

  private(set) var isOpen = false
  private let node: () -> ViewNode?

  /// Creates the state of a menu that is closed.
  init(node: @escaping () -> ViewNode?) { self.node = node }

  /// Opens or closes the menu.
  ///
  /// - Parameters:
  ///   - isOpen: Whether it is to be open.
  ///   - isAnimated: Whether that takes time, in which nothing can be touched.
  func show(_ isOpen: Bool, isAnimated: Bool = true) {
    guard isOpen != self.isOpen, let node = node() else { return }
    self.isOpen = isOpen
    if isAnimated { node.graph.beginTransition(Self.transition, label: "menu transition") }
    node.invalidator.invalidate()
  }
}

extension ViewNode {
  /// Whether the menu of this node's control is open.
  var menu: MenuMemory { slot("menu") { MenuMemory { [weak self] in self } } }
}
