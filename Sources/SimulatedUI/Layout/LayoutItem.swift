/// One box of the layout: made by a build, measured and placed, and read off into elements.
///
/// Items live for one layout pass; what lasts is in the nodes.
@MainActor package final class LayoutItem {
  /// What a tap on an item does.
  enum Interaction {
    /// Runs an action.
    case action(() -> Void)
    /// Moves keyboard focus to a text input.
    case input(TextInput)
  }

  /// Parts of a section, while it is a row container of a list.
  struct Section {
    var header: [LayoutItem]
    var rows: [LayoutItem]
    var footer: [LayoutItem]
  }

  let id: Int
  let rule: any LayoutRule
  private(set) var children: [LayoutItem]
  private(set) weak var parent: LayoutItem?
  var element: ElementDescription?
  var interaction: Interaction?
  /// The gestures attached to the item.
  var gestures: [AttachedGesture] = []
  /// The values of a picker wheel.
  var wheel: WheelModel?
  /// Opens the context menu.
  var openMenu: (() -> Void)?
  /// Keys that do what a tap does.
  var shortcut: KeyboardShortcut?
  /// Takes the item away, as the escape key does.
  var onEscape: (() -> Void)?
  /// Told whether the pointer is over the item.
  var onHover: ((Bool) -> Void)?
  /// Whether a tap leaves the menu open that the item is part of.
  var staysOpen = false
  /// Names the parts of a control after an app has named the control.
  var nameParts: ((LayoutItem) -> Void)?
  /// What swiping the item offers, while it is a row of a list.
  var swipeActions = SwipeActions()
  /// How the item is swiped, once it is a cell.
  var swipe: RowSwipe?
  /// Explicit identities of the views that made the item.
  var identities: [AnyHashable] = []
  /// What keeps track of the content that scrolls below the item.
  var scroller: ScrollContainer?
  var isEnabled = true
  /// Whether taps do not pass through to what is below.
  var isOpaque = false
  /// Whether children are visible only within the item's frame.
  var clips = false
  /// Whether the item and all below it are missing from the accessibility tree.
  var isAccessibilityHidden = false
  /// Whether the items below are part of this item's element instead of elements.
  var mergesChildren = false
  /// Whether neither the item nor anything below takes taps.
  var ignoresTouches = false
  var layoutPriority = 0.0
  var isSpacer = false
  /// How far in front of its siblings the item is painted.
  var elevation = 0.0
  var section: Section?
  private(set) var frame = CGRect.zero
  private var measured: [ProposedSize: CGSize] = [:]

  init(
    id: Int, rule: any LayoutRule, children: [LayoutItem] = [], element: ElementDescription? = nil
  ) {
    self.id = id
    self.rule = rule
    self.children = children
    self.element = element
    for child in children { child.parent = self }
  }

  /// Creates a wrapper that behaves as its content does within a stack.
  convenience init(
    id: Int, rule: any LayoutRule, children: [LayoutItem], inheriting content: LayoutItem
  ) {
    self.init(id: id, rule: rule, children: children)
    layoutPriority = content.layoutPriority
  }

  /// The item, or a section with a transformation applied to each of its parts.
  func mapRows(_ transform: (LayoutItem) -> LayoutItem) -> LayoutItem {
    guard let parts = section else { return transform(self) }
    let copy = LayoutItem(id: id, rule: rule)
    copy.section = Section(
      header: parts.header.map(transform), rows: parts.rows.map(transform),
      footer: parts.footer.map(transform))
    return copy
  }

  /// The size taken of a proposal; measured once for each.
  func size(for proposal: ProposedSize) -> CGSize {
    if let size = measured[proposal] { return size }
    let size = rule.size(for: proposal, children)
    measured[proposal] = size
    return size
  }

  /// Places the item and everything below it.
  func place(in rect: CGRect, insets: EdgeInsets = EdgeInsets()) {
    frame = rect
    rule.place(children, in: rect, insets: insets)
  }

  /// Places the item where a container wants it, whether it reaches under bars or not.
  func place(filling rect: CGRect, insets: EdgeInsets, alignment: Alignment) {
    if reachesEdges {
      place(in: rect, insets: insets)
    } else {
      let safe = rect.inset(by: insets)
      place(in: alignment.place(size(for: ProposedSize(safe.size)), in: safe))
    }
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

  /// The items that are elements of their own, without those below them.
  var topElements: [LayoutItem] {
    if isAccessibilityHidden { return [] }
    return element == nil ? children.flatMap(\.topElements) : [self]
  }

  /// The label that the elements below make together, as VoiceOver reads a merged element.
  var mergedLabel: String {
    topElements.map { $0.element?.spokenLabel ?? "" }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// Whether the item itself reacts to fingers, other than by scrolling.
  var reactsToTouches: Bool { interaction != nil || !gestures.isEmpty || onHover != nil }

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
}
