/// One box of the layout: made by a build, measured and placed, and read off into elements.
///
/// Items live until their node is built again; what lasts is in the nodes. An item notes when
/// somebody looks into it or changes it, so that a node knows whether its items may be replaced
/// without those above.
///
/// What every item has is stored here, in small values by what it is for. What only some features
/// know of, such as a gesture or a swipe, is an ``ItemTrait`` that the feature declares beside itself.
@MainActor package final class LayoutItem {
  let id: Int
  let rule: any LayoutRule
  private(set) var children: [LayoutItem]
  /// The item around this one; it takes itself back when it goes.
  ///
  /// A weak reference would do the same, but each object that has one is counted more slowly.
  private(set) nonisolated(unsafe) unowned(unsafe) var parent: LayoutItem?
  /// The item's place among its parent's children.
  private(set) var index = 0
  /// The parts, while the item stands for a section of a list.
  var section: ItemSection?
  var element: ElementDescription? { didSet { noteUse() } }
  /// How containers, fingers and readers of the screen treat the item.
  var conduct = ItemConduct() { didSet { noteUse() } }
  /// Why the item is missing from the screen, if it is.
  var presence = ItemPresence()
  /// What features say of the item.
  private(set) var traits = FeatureValues()
  /// How many traits let fingers react to the item, or keep them from what is below.
  private var touchTraits = TouchTraits()
  /// Explicit identities of the views that made the item; to give one is no use of the item, as it
  /// can be given to another one too.
  var identities: [AnyHashable] = []
  /// Where the item is, and what it has been told of its surroundings.
  var geometry = ItemGeometry()
  /// While the item is being placed again: what takes note of the items in it that move.
  var moves: MoveLog?
  /// The sizes that the item has taken of proposals.
  private var sizes = SizeCache()
  /// Whether the item or something in it may set alignment guides other than baselines.
  private var hasGuides: Bool
  /// What the rule says of text, for an item without children: stacks ask it of each at every look.
  private let ownLeading: CGFloat?
  /// Where the item stands among the layers and elements of the screen.
  var slot = LayerSlot()
  /// How often somebody has looked into the item or changed it: a node that has handed it over can
  /// tell by it whether nodes above have.
  var uses = 0
  /// What modifiers have changed of the elements in the item, in order.
  var adjustments: [ElementAdjustment] = []

  init(
    id: Int, rule: any LayoutRule, children: [LayoutItem] = [], element: ElementDescription? = nil
  ) {
    self.id = id
    self.rule = rule
    self.children = children
    self.element = element
    hasGuides = rule.setsGuides || children.contains { $0.hasGuides }
    ownLeading = children.isEmpty ? rule.textLeading([]) : nil
    for (index, child) in children.enumerated() {
      child.parent = self
      child.index = index
    }
  }

  deinit {
    for child in children where child.parent === self { child.parent = nil }
  }

  /// Creates a wrapper that behaves as its content does within a stack.
  convenience init(
    id: Int, rule: any LayoutRule, children: [LayoutItem], inheriting content: LayoutItem
  ) {
    self.init(id: id, rule: rule, children: children)
    conduct.layoutPriority = content.stackPriority
    conduct.sortPriority = content.sortPriority
    conduct.layoutValues = content.layoutValues
  }

  /// What a feature says of the item.
  subscript<Trait: ItemTrait>(trait: Trait.Type) -> Trait.Value {
    get { traits[trait] }
    set {
      touchTraits.replace(Trait.touch(traits[trait]), by: Trait.touch(newValue))
      traits[trait] = newValue
      if Trait.isUse { noteUse() }
    }
  }

  /// Notes that somebody looks into the item or changes it.
  func noteUse() { uses += 1 }

  /// Whether the item itself reacts to fingers, other than by scrolling.
  var reactsToTouches: Bool { touchTraits.reacting > 0 }

  /// Whether the item keeps fingers from what is below it, whatever it is painted with.
  var stopsTouches: Bool { touchTraits.reacting > 0 || touchTraits.stopping > 0 }

  /// The item, or a section with a transformation applied to each of its parts.
  func mapRows(_ transform: (LayoutItem) -> LayoutItem) -> LayoutItem {
    if presence.isStandIn { return self }
    guard let section else { return transform(self) }
    let copy = LayoutItem(id: id, rule: rule)
    copy.traits = traits
    copy.touchTraits = touchTraits
    copy.section = section.map { $0.mapRows(transform) }
    return copy
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
    presence.isOutOfSight = other.presence.isOutOfSight
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
}

// MARK: - Measuring

extension LayoutItem {
  /// How often something below has changed.
  var generation: Int { sizes.generation }

  /// The size taken of a proposal; measured once for each.
  func size(for proposal: ProposedSize) -> CGSize {
    if let size = sizes[proposal] { return size }
    let size = rule.size(for: proposal, children)
    sizes.insert(size, for: proposal)
    return size
  }

  /// Measures anew after something below has changed.
  ///
  /// - Returns: Whether all sizes are what containers have been told.
  func remeasure() -> Bool {
    geometry.isPlaced = false
    let old = sizes
    sizes = SizeCache(generation: old.generation + 1)
    return takesSizes(of: old)
  }

  /// Whether the item takes the sizes that another told containers.
  func measures(like other: LayoutItem) -> Bool { takesSizes(of: other.sizes) }

  private func takesSizes(of old: SizeCache) -> Bool {
    var isSame = old.isComplete
    for answer in old.answers where size(for: answer.proposal) != answer.size { isSame = false }
    return isSame
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

  /// How far text stays from text above it, in points; nil for anything that is no text.
  var textLeading: CGFloat? { children.isEmpty ? ownLeading : rule.textLeading(children) }

  /// Whether guides are where an item of its size has them, so that nobody need ask.
  func hasPlainGuides(_ key: AlignmentKey) -> Bool { !hasGuides && key.fraction != nil }
}
