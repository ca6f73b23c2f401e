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
  /// Told whether a finger is on the item.
  var onPress: ((Bool) -> Void)? { didSet { noteUse() } }
  /// Keys that do what a tap does.
  var shortcut: KeyboardShortcut? { didSet { noteUse() } }
  /// Takes the item away, as the escape key does.
  var onEscape: (() -> Void)? { didSet { noteUse() } }
  /// Takes what is dropped on the item.
  var onDrop: ((Any, CGPoint) -> Bool)? { didSet { noteUse() } }
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
  /// What the view hands to the layout it is in, by key.
  var layoutValues: [ObjectIdentifier: Any] = [:] { didSet { noteUse() } }
  /// The names that an app has given to the item's coordinates.
  var coordinateSpaces: [AnyHashable] = [] { didSet { noteUse() } }
  /// Which way what is in the item is laid out; nil when as around it.
  var layoutDirection: LayoutDirection? { didSet { noteUse() } }
  /// Whether the item is only measured: neither it nor anything below is on the screen.
  var isLeftOut = false
  /// Whether the item is a row that cannot be seen: it has its place, but neither it nor anything
  /// below is on the screen.
  var isOutOfSight = false
  /// Whether the item is a layer that hides all layers below it, so that these are not on the screen.
  var coversScreen = false
  /// Whether a layer in front hides the item: neither it nor anything below is on the screen.
  var isCovered = false
  /// How far in front of its siblings the item is painted.
  var elevation = 0.0 { didSet { noteUse() } }
  /// How early the item's elements come among those of its siblings.
  var sortPriority = 0.0 { didSet { noteUse() } }
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
  /// How far from the frame's edges what is in the item stands.
  private var contentInsets = EdgeInsets()
  /// What the item has taken its size of.
  private var proposal = ProposedSize.unspecified
  /// Whether what is in the item is laid out from right to left.
  private(set) var isMirrored = false
  /// Whether the item or something in it may set alignment guides other than baselines.
  private var hasGuides: Bool
  /// Whether the frame is right but what is below has to be placed.
  private var needsPlacement = true
  private var sizes = SizeCache()
  /// How often something below has changed.
  private(set) var generation = 0
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
    hasGuides = rule.setsGuides || children.contains { $0.hasGuides }
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
    layoutPriority = content.stackPriority
    layoutValues = content.layoutValues
    sortPriority = content.sortPriority
  }

  /// How early a stack gives the item space; spacers get what is left, as in SwiftUI.
  var stackPriority: Double {
    isSpacer && layoutPriority == 0 ? -.infinity : layoutPriority
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

  /// The item, of those that wrap a row's content, that opens a context menu.
  ///
  /// In a list the whole row opens it (Apple's documentation, `contextMenu(menuItems:)`, shows rows
  /// lifted as one).
  var ownMenu: LayoutItem? {
    var item = self
    while item.openMenu == nil {
      guard item.children.count == 1 else { return nil }
      item = item.children[0]
    }
    return item
  }

  /// The size taken of a proposal; measured once for each.
  func size(for proposal: ProposedSize) -> CGSize {
    if let size = sizes[proposal] { return size }
    let size = rule.size(for: proposal, children)
    sizes.insert(size, for: proposal)
    return size
  }

  /// Places the item and everything below it; nothing is done where that is so already.
  ///
  /// - Parameters:
  ///   - rect: Where the item is, in points of the screen, as if all were laid out from left to
  ///     right.
  ///   - insets: How far bars and safe areas reach into the rectangle.
  ///   - proposal: What the item has taken its size of; nil when that is its size.
  func place(
    in rect: CGRect, insets: EdgeInsets = EdgeInsets(), proposal: ProposedSize? = nil
  ) {
    guard let parent, parent.isMirrored else {
      return settle(in: rect, insets: insets, proposal: proposal)
    }
    var mirrored = rect
    mirrored.origin.x = parent.frame.minX + parent.frame.maxX - rect.maxX
    settle(in: mirrored, insets: insets, proposal: proposal)
  }

  /// Places an item that fills a rectangle, such as a row's button, with what is in it away from the
  /// edges.
  func place(in rect: CGRect, contentInsets: EdgeInsets) {
    if self.contentInsets != contentInsets { needsPlacement = true }
    self.contentInsets = contentInsets
    place(in: rect)
  }

  /// Places the item where it is on the screen.
  private func settle(in rect: CGRect, insets: EdgeInsets, proposal: ProposedSize?) {
    let hasMoved = frame != rect
    let proposal = proposal ?? ProposedSize(rect.size)
    let isMirrored =
      layoutDirection.map { $0 == .rightToLeft } ?? parent?.isMirrored ?? false
    guard
      needsPlacement || hasMoved || self.insets != insets || self.proposal != proposal
        || self.isMirrored != isMirrored
    else { return }
    needsPlacement = false
    frame = rect
    self.insets = insets
    self.proposal = proposal
    self.isMirrored = isMirrored
    guard hasMoved, let moved = Self.moved else { return placeContent() }
    // Where an item has moved, nobody asks which of those below it have.
    Self.moved = nil
    placeContent()
    Self.moved = moved
    Self.moved?.append(self)
  }

  private func placeContent() {
    guard contentInsets != EdgeInsets() else {
      return rule.place(children, in: frame, insets: insets, proposal: proposal)
    }
    let inner = frame.inset(by: contentInsets)
    rule.place(children, in: inner, insets: insets, proposal: ProposedSize(inner.size))
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
    settle(in: frame, insets: insets, proposal: proposal)
    defer { Self.moved = nil }
    guard let moved = Self.moved, moved.count <= limit else { return [self] }
    return moved
  }

  /// Places the item where another was.
  func place(like other: LayoutItem) {
    contentInsets = other.contentInsets
    settle(in: other.frame, insets: other.insets, proposal: other.proposal)
  }

  /// Measures anew after something below has changed.
  ///
  /// - Returns: Whether all sizes are what containers have been told.
  func remeasure() -> Bool {
    needsPlacement = true
    generation += 1
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
      parent.children[index] === other, sortPriority == other.sortPriority
    else { return false }
    parent.children[index] = self
    self.parent = parent
    self.index = index
    slot = other.slot
    isOutOfSight = other.isOutOfSight
    other.parent = nil
    if hasGuides { noteGuides() }
    return true
  }

  /// Tells those above that something in the item sets guides.
  private func noteGuides() {
    var item = parent
    while let above = item, !above.hasGuides {
      above.hasGuides = true
      item = above.parent
    }
  }

  /// Where an alignment guide is that the item or something in it sets; nil when nothing does.
  ///
  /// - Parameters:
  ///   - key: The guide that is asked for.
  ///   - size: What the item takes of the proposal.
  ///   - proposal: What is offered.
  /// - Returns: The distance, in points.
  func guide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedSize) -> CGFloat? {
    guard hasGuides || key.isBaseline else { return nil }
    return rule.guide(key, in: size, proposal: proposal, children)
  }

  /// Whether guides are where an item of its size has them, so that nobody need ask.
  func hasPlainGuides(_ key: AlignmentKey) -> Bool { !hasGuides && key.fraction != nil }

  /// Notes that somebody looks into the item or changes it.
  func noteUse() { lastUse = BuildClock.now }

  /// The item that has this one and all around it below it.
  var root: LayoutItem {
    var item = self
    while let parent = item.parent { item = parent }
    return item
  }

  /// Whether the item may have layers and elements, as far as it does not lie in one that has none.
  var isShown: Bool { !isLeftOut && !isOutOfSight && !isCovered }

  /// Whether the item is in a row that can be seen, or in none.
  var isInSight: Bool {
    var item: LayoutItem? = self
    while let candidate = item {
      if candidate.isOutOfSight { return false }
      item = candidate.parent
    }
    return true
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

  /// The items that are elements of their own, without those below them.
  var topElements: [LayoutItem] {
    noteUse()
    if isAccessibilityHidden || isLeftOut { return [] }
    return element == nil ? children.flatMap(\.topElements) : [self]
  }

  /// The first item with some property, of this one and all below it in document order.
  func first(where isWanted: (LayoutItem) -> Bool) -> LayoutItem? {
    if isLeftOut { return nil }
    if isWanted(self) { return self }
    for child in children {
      if let found = child.first(where: isWanted) { return found }
    }
    return nil
  }

  /// Visits this item and all below it in document order.
  func forEach(_ visit: (LayoutItem) -> Void) {
    if isLeftOut { return }
    visit(self)
    for child in children { child.forEach(visit) }
  }

  /// Changes the outermost elements in the item, or in the parts of a section.
  ///
  /// That is no use of the item: the change can be made to another one too.
  ///
  /// - Parameters:
  ///   - makesElement: Whether a drawing by itself, which is no element, becomes one.
  ///   - change: What to change.
  func adjustElements(
    makesElement: Bool = false, _ change: @escaping ElementAdjustment.Change
  ) {
    if let section {
      for part in section.header + section.rows + section.footer { part.adjustElements(change) }
      return
    }
    adjustments.append(
      ElementAdjustment(time: BuildClock.now, makesElement: makesElement, change: change))
    guard !isAccessibilityHidden else { return }
    let isDrawing = makesElement && children.isEmpty && !isSpacer && run == nil
    guard var changed = element ?? (isDrawing ? ElementDescription.any : nil) else {
      let makesElement = makesElement && children.count == 1
      for child in children { child.adjustElements(makesElement: makesElement, change) }
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
