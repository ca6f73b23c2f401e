import Conformances

/// One tab, as the modifiers around a screen describe it.
@MainActor struct TabEntry {
  let node: ViewNode
  var tag: AnyHashable?
  var label: ViewNode?
  var badge: BadgeEffect?
  /// What keeps the tab's content from being evaluated before the tab is first selected.
  var hold: ContentHold?

  /// Finds the tabs among the views that a tab view was given.
  static func entries(below node: ViewNode) -> [TabEntry] {
    node.isReadByBuild = true
    if Conformance.holds(node.primitive, (any ViewList).self)
      || Conformance.holds(node.view, (any TabGroup).self)
    {
      return node.children.flatMap(entries(below:))
    }
    var entry = TabEntry(node: node)
    var current: ViewNode? = node
    while let candidate = current {
      if let tagged = Conformance.cast(candidate.primitive, to: (any TabDescription).self) {
        entry.tag = entry.tag ?? tagged.tabTag
        entry.badge = entry.badge ?? tagged.tabBadge
        entry.label = entry.label ?? candidate.child(.role(.tabItem))
        entry.hold = entry.hold ?? candidate.hold
      } else if candidate.primitive != nil, candidate.onlyListChild == nil,
        !Conformance.holds(candidate.primitive, (any SingleContent).self)
      {
        break
      }
      candidate.isReadByBuild = true
      current = candidate.child(.role(.content)) ?? candidate.onlyListChild
    }
    return [entry]
  }
}

extension ViewNode {
  /// The child of a list of one view.
  fileprivate var onlyListChild: ViewNode? {
    children.count == 1 && Conformance.holds(primitive, (any ViewList).self) ? children[0] : nil
  }
}

/// A view that knows something about the tab it is in.
@MainActor protocol TabDescription {
  var tabTag: AnyHashable? { get }
  var tabBadge: BadgeEffect? { get }
}

extension EffectView: TabDescription {
  var tabTag: AnyHashable? {
    (effect as? TagEffect)?.tag ?? (effect as? TabValueEffect)?.value
  }
  var tabBadge: BadgeEffect? { effect as? BadgeEffect }
}

/// Keeps the value that selects a tab, if it has one.
struct TabValueEffect: ViewEffect {
  let value: AnyHashable?
}

/// Keeps the view that describes a tab.
struct TabItemEffect: ViewEffect {
  static var holdsContent: Bool { true }

  let label: any View

  func didUpdate(_ node: ViewNode) { node.updateChild(.role(.tabItem), label) }
}

extension View {
  /// Describes the tab of this screen.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    EffectView(content: self, effect: TabItemEffect(label: label()))
  }
}
