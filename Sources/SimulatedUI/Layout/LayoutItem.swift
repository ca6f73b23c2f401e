/// One box of the layout: made by a build, measured and placed, and read off into elements.
///
/// Items live until their node is built again; what lasts is in the nodes. An item notes when
/// somebody looks into it or changes it, so that a node knows whether its items may be replaced
/// without those above.
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
  /// The item's place among its parent's children.
  private(set) var index = 0
  var element: ElementDescription? { didSet { noteUse() } }
  var interaction: Interaction? { didSet { noteUse() } }
  var isEnabled = true { didSet { noteUse() } }
  /// The gestures attached to the item.
  var gestures: [AttachedGesture] = [] { didSet { noteUse() } }
  /// The values of a picker wheel.
  var wheel: WheelModel? { didSet { noteUse() } }
  /// Opens the context menu.
  var openMenu: (() -> Void)? { didSet { noteUse() } }
  /// Keys that do what a tap does.
  var shortcut: KeyboardShortcut? { didSet { noteUse() } }
  /// Takes the item away, as the escape key does.
  var onEscape: (() -> Void)? { didSet { noteUse() } }
  /// Told whether the pointer is over the item.
  var onHover: ((Bool) -> Void)? { didSet { noteUse() } }
  /// Whether a tap leaves the menu open that the item is part of.
  var staysOpen = false { didSet { noteUse() } }
  /// Names the parts of a control after an app has named the control.
  var nameParts: ((LayoutItem) -> Void)? { didSet { noteUse() } }
  /// How the item can be moved, while it is a row of a list.
  var rowMove: RowMove? { didSet { noteUse() } }
  /// What swiping the item offers, while it is a row of a list.
  var swipeActions = SwipeActions() { didSet { noteUse() } }
  /// How the item is swiped, once it is a cell.
  var swipe: RowSwipe? { didSet { noteUse() } }
  /// Explicit identities of the views that made the item; to give one is no use of the item, as it
  /// can be given to another one too.
  var identities: [AnyHashable] = []
  /// What keeps track of the content that scrolls below the item.
  var scroller: ScrollContainer? { didSet { noteUse() } }
  /// Whether taps do not pass through to what is below.
  var isOpaque = false { didSet { noteUse() } }
  /// Whether children are visible only within the item's frame.
  var clips = false { didSet { noteUse() } }
  /// Whether the item and all below it are missing from the accessibility tree.
  var isAccessibilityHidden = false { didSet { noteUse() } }
  /// Whether the items below are part of this item's element instead of elements.
  var mergesChildren = false { didSet { noteUse() } }
  /// Whether neither the item nor anything below takes taps.
  var ignoresTouches = false { didSet { noteUse() } }
  var layoutPriority = 0.0 { didSet { noteUse() } }
  var isSpacer = false { didSet { noteUse() } }
  /// How far in front of its siblings the item is painted.
  var elevation = 0.0 { didSet { noteUse() } }
  var section: Section?
  /// What modifiers say of the item as a row.
  var rowTraits = RowTraits() { didSet { noteUse() } }
  /// The elements that made the item, while it is in a lazy container.
  var rowTags: [RowTag] = []
  /// The rows without views that the item stands for.
  var run: RowRun?
  private(set) var frame = CGRect.zero
  /// How far bars and safe areas reach into the frame.
  private(set) var insets = EdgeInsets()
  /// Whether the frame is right but what is below has to be placed.
  private var needsPlacement = true
  private var sizes = SizeCache()
  /// Where the item stands among the layers and elements of the screen.
  var slot = LayerSlot()
  /// When somebody last looked into the item or changed it, by ``BuildClock``.
  private(set) var lastUse = 0
  /// What modifiers have changed of the elements in the item, in order.
  private(set) var adjustments: [ElementAdjustment] = []

  init(
    id: Int, rule: any LayoutRule, children: [LayoutItem] = [], element: ElementDescription? = nil
  ) {
    self.id = id
    self.rule = rule
    self.children = children
    self.element = element
    for (index, child) in children.enumerated() {
      child.parent = self
      child.index = index
    }
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
    if run != nil { return self }
    guard let parts = section else { return transform(self) }
    let copy = LayoutItem(id: id, rule: rule)
    copy.rowTags = rowTags
    copy.section = Section(
      header: parts.header.map { $0.mapRows(transform) },
      rows: parts.rows.map { $0.mapRows(transform) },
      footer: parts.footer.map { $0.mapRows(transform) })
    return copy
  }

  /// The size taken of a proposal; measured once for each.
  func size(for proposal: ProposedSize) -> CGSize {
    if let size = sizes[proposal] { return size }
    let size = rule.size(for: proposal, children)
    sizes.insert(size, for: proposal)
    return size
  }

  /// Places the item and everything below it; nothing is done where that is so already.
  func place(in rect: CGRect, insets: EdgeInsets = EdgeInsets()) {
    let hasMoved = frame != rect
    guard needsPlacement || hasMoved || self.insets != insets else { return }
    needsPlacement = false
    frame = rect
    self.insets = insets
    guard hasMoved, let moved = Self.moved else {
      return rule.place(children, in: rect, insets: insets)
    }
    // Where an item has moved, nobody asks which of those below it have.
    Self.moved = nil
    rule.place(children, in: rect, insets: insets)
    Self.moved = moved
    Self.moved?.append(self)
  }

  /// The outermost items that have moved, while that is of interest.
  private static var moved: [LayoutItem]?

  /// Places what is below anew, where the item is.
  ///
  /// - Parameter limit: How many items may move before the item itself counts as moved.
  /// - Returns: The outermost items that have moved.
  func placeAgain(limit: Int) -> [LayoutItem] {
    needsPlacement = true
    Self.moved = []
    place(in: frame, insets: insets)
    defer { Self.moved = nil }
    guard let moved = Self.moved, moved.count <= limit else { return [self] }
    return moved
  }

  /// Places the item where another was.
  func place(like other: LayoutItem) { place(in: other.frame, insets: other.insets) }

  /// Measures anew after something below has changed.
  ///
  /// - Returns: Whether all sizes are what containers have been told.
  func remeasure() -> Bool {
    needsPlacement = true
    let old = sizes
    sizes = SizeCache()
    var isSame = old.isComplete
    for answer in old.answers where size(for: answer.proposal) != answer.size { isSame = false }
    return isSame
  }

  /// Whether the item takes the sizes that another told containers.
  func measures(like other: LayoutItem) -> Bool {
    var isSame = other.sizes.isComplete
    for answer in other.sizes.answers where size(for: answer.proposal) != answer.size {
      isSame = false
    }
    return isSame
  }

  /// Takes the place of another item below its parent.
  ///
  /// - Returns: Whether the other had a parent.
  func takePlace(of other: LayoutItem) -> Bool {
    let index = other.index
    guard let parent = other.parent, parent.children.indices.contains(index),
      parent.children[index] === other
    else { return false }
    parent.children[index] = self
    self.parent = parent
    self.index = index
    slot = other.slot
    other.parent = nil
    return true
  }

  /// Notes that somebody looks into the item or changes it.
  func noteUse() { lastUse = BuildClock.now }

  /// The item that has this one and all around it below it.
  var root: LayoutItem {
    var item = self
    while let parent = item.parent { item = parent }
    return item
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
    noteUse()
    if isAccessibilityHidden { return [] }
    return element == nil ? children.flatMap(\.topElements) : [self]
  }

  /// The first item with some property, of this one and all below it in document order.
  func first(where isWanted: (LayoutItem) -> Bool) -> LayoutItem? {
    if isWanted(self) { return self }
    for child in children {
      if let found = child.first(where: isWanted) { return found }
    }
    return nil
  }

  /// Visits this item and all below it in document order.
  func forEach(_ visit: (LayoutItem) -> Void) {
    visit(self)
    for child in children { child.forEach(visit) }
  }

  /// Changes the outermost elements in the item, or in the parts of a section.
  ///
  /// That is no use of the item: the change can be made to another one too.
  func adjustElements(_ change: @escaping ElementAdjustment.Change) {
    if let section {
      for part in section.header + section.rows + section.footer { part.adjustElements(change) }
      return
    }
    adjustments.append(ElementAdjustment(time: BuildClock.now, change: change))
    guard !isAccessibilityHidden else { return }
    guard var changed = element else {
      for child in children { child.adjustElements(change) }
      return
    }
    let name = changed.identifier
    change(&changed)
    let use = lastUse
    element = changed
    lastUse = use
    if changed.identifier != name { nameParts?(self) }
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
