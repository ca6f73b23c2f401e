import ElementModel

/// Reads a laid-out screen off into elements, and finds what lies at a point.
///
/// What has been read is kept. When an item is placed anew, only its own layers and elements are
/// read again; of the rest, the hit points of visible elements that it may cover.
@MainActor final class ElementEmitter {
  /// An item that keeps touches from what is below it.
  struct Layer {
    let item: LayoutItem
    let visible: CGRect
    let position: Int
  }

  /// What an item takes over from those it is in.
  struct Inherited {
    var clip: CGRect
    var ignoresTouches = false
    var isEnabled = true
    var isHidden = false
  }

  let root: LayoutItem
  private let screen: CGRect
  private let version: ScreenVersion
  /// The visible layers that can be hit, in painting order, so that long lists cost little.
  private var blocking: [Layer] = []
  /// The visible items that are elements, once the tree is known.
  private var visibleElements: [LayoutItem] = []
  private var known: ElementTree?

  /// Reads the layers of a screen.
  ///
  /// - Parameters:
  ///   - root: The outermost item, placed.
  ///   - screen: The rectangle outside which nothing is visible.
  ///   - version: Is told when elements change.
  init(root: LayoutItem, screen: CGRect, version: ScreenVersion) {
    self.root = root
    self.screen = screen
    self.version = version
    readLayers()
  }

  /// The accessibility tree of the screen.
  var tree: ElementTree {
    if let known { return known }
    var builder = ElementTree.Builder()
    var next = 0
    visibleElements = []
    emit(
      root, isEnabled: true, isHidden: false, next: &next, visible: &visibleElements,
      into: &builder)
    let tree = builder.tree
    known = tree
    return tree
  }

  /// Lets go of the tree: it no longer shows what is on the screen.
  func dropTree() {
    if let known { version.leave(known) }
    known = nil
    visibleElements = []
  }

  /// What a finger at a point touches, and all that it is part of, innermost first.
  func items(at point: CGPoint) -> [LayoutItem] {
    guard let layer = blocking.last(where: { $0.visible.contains(point) }) else { return [] }
    return Array(sequence(first: layer.item, next: \.parent))
  }

  /// The item that has become an element.
  func item(ofElement id: Int) -> LayoutItem? {
    root.first(where: { $0.id == id && $0.element != nil })
  }

  /// The item furthest in front of which something holds, among those that fingers reach.
  func item(where condition: (LayoutItem) -> Bool) -> LayoutItem? {
    var found: LayoutItem?
    root.forEach { item in
      guard item.slot.isVisible, item.slot.position > found?.slot.position ?? -1 else { return }
      if condition(item) { found = item }
    }
    return found
  }

  /// The first item of a view with an explicit identity.
  func item(identifiedBy identity: AnyHashable) -> LayoutItem? {
    root.first(where: { $0.identities.contains(identity) })
  }

  /// Reads an item again that has been placed anew, and everything below it.
  func update(_ item: LayoutItem) {
    var above = item.parent
    while let current = above {
      guard current.isShown else { return }
      above = current.parent
    }
    let surroundings = surroundings(of: item)
    let slot = item.slot
    var position = slot.position
    var layers: [Layer] = []
    collect(
      item, clip: surroundings.clip, ignoresTouches: surroundings.ignoresTouches,
      position: &position, into: &layers)
    guard position <= slot.positions.upperBound else {
      dropTree()
      return readLayers()
    }
    item.slot.layers = slot.layers
    let old = blocking.partition(in: slot.positions)
    let isCoverSame = blocking[old].elementsEqual(layers) { $0.visible == $1.visible }
    blocking.replaceSubrange(old, with: layers)
    guard known != nil else { return }
    guard updateElements(of: item, from: slot, in: surroundings) else { return dropTree() }
    if !isCoverSame { updateHitPoints(around: slot.positions) }
  }
}

// MARK: - Layers

extension ElementEmitter {
  private func readLayers() {
    var position = 0
    var layers: [Layer] = []
    collect(root, clip: screen, ignoresTouches: false, position: &position, into: &layers)
    blocking = layers
  }

  private func collect(
    _ item: LayoutItem, clip: CGRect, ignoresTouches: Bool, position: inout Int,
    into layers: inout [Layer]
  ) {
    guard item.isShown else {
      item.slot = LayerSlot()
      item.slot.position = position
      return
    }
    let ignores = ignoresTouches || item.ignoresTouches
    let shown = item.frame.intersection(clip)
    let visible = shown.isNull ? .zero : shown
    let start = position
    item.slot.position = start
    item.slot.visible = visible
    if !ignores, !visible.isEmpty, item.isOpaque || Self.isInteractive(item) {
      layers.append(Layer(item: item, visible: visible, position: start))
    }
    position += 1
    let inner = item.clips ? visible : clip
    for child in item.childrenInPaintingOrder {
      collect(child, clip: inner, ignoresTouches: ignores, position: &position, into: &layers)
    }
    item.slot.layers = position - start
  }

  /// Whether a tap on the item itself means something: it reacts, or it is a visible leaf of
  /// something that does.
  private static func isInteractive(_ item: LayoutItem) -> Bool {
    if item.stopsTouches { return true }
    return item.children.isEmpty && !item.isSpacer && item.responder != nil
  }

  private func surroundings(of item: LayoutItem) -> Inherited {
    var result = Inherited(clip: screen)
    var isClipped = false
    var above = item.parent
    while let current = above {
      if current.clips, !isClipped {
        result.clip = current.slot.visible
        isClipped = true
      }
      if current.ignoresTouches { result.ignoresTouches = true }
      if !current.isEnabled { result.isEnabled = false }
      if current.isAccessibilityHidden || current.mergesChildren { result.isHidden = true }
      above = current.parent
    }
    return result
  }
}

// MARK: - Elements

extension ElementEmitter {
  private func emit(
    _ item: LayoutItem, isEnabled: Bool, isHidden: Bool, next: inout Int,
    visible: inout [LayoutItem], into builder: inout ElementTree.Builder
  ) {
    guard item.isShown else { return }
    let isHidden = isHidden || item.isAccessibilityHidden
    let isEnabled = isEnabled && item.isEnabled
    let first = next
    item.slot.firstElement = first
    let description = isHidden ? nil : item.element
    if let description {
      next += 1
      if item.slot.isVisible { visible.append(item) }
      builder.open(
        Element(
          id: item.id, type: description.type, identifier: description.identifier,
          label: description.label, value: description.value,
          placeholderValue: description.placeholder, frame: item.frame, isEnabled: isEnabled,
          isSelected: description.isSelected, hasFocus: description.hasFocus,
          hitPoint: hitPoint(of: item), traits: description.traits,
          appearance: description.appearance.isPlain ? nil : description.appearance))
    }
    for child in item.childrenInReadingOrder {
      emit(
        child, isEnabled: isEnabled, isHidden: isHidden || item.mergesChildren, next: &next,
        visible: &visible, into: &builder)
    }
    if description != nil { builder.close() }
    item.slot.elements = next - first
  }

  /// Where a finger reaches the item: the middle of the visible part, or else the middle of
  /// something in it that nothing which belongs to another item covers.
  ///
  /// iOS asks elements for an activation point that is not covered, too: "PopoverDismissRegion"
  /// is tapped beside the popover in the middle of it.
  private func hitPoint(of item: LayoutItem) -> CGPoint? {
    let slot = item.slot
    guard slot.isVisible else { return nil }
    if let point = item.element?.activationPoint?.location(in: item.frame) {
      let isFree = slot.visible.contains(point) && cover(of: item, at: point) == nil
      return isFree ? point : nil
    }
    let middle = CGPoint(x: slot.visible.midX, y: slot.visible.midY)
    guard let cover = cover(of: item, at: middle) else { return middle }
    var found: (point: CGPoint, area: CGFloat)?
    for part in slot.visible.parts(around: cover) {
      let point = CGPoint(x: part.midX, y: part.midY)
      let area = part.width * part.height
      guard area > found?.area ?? 1, self.cover(of: item, at: point) == nil else { continue }
      found = (point, area)
    }
    return found?.point
  }

  /// The visible part of what keeps a finger at a point from an item; nil when nothing does.
  private func cover(of item: LayoutItem, at point: CGPoint) -> CGRect? {
    for layer in blocking.reversed() {
      guard layer.position > item.slot.position else { break }
      guard layer.visible.contains(point) else { continue }
      return layer.item.isDescendant(of: item) ? nil : layer.visible
    }
    return nil
  }

  /// Reads the elements of an item again.
  ///
  /// - Returns: Whether they fit where the old ones were.
  private func updateElements(
    of item: LayoutItem, from slot: LayerSlot, in surroundings: Inherited
  ) -> Bool {
    let range = slot.firstElement..<slot.firstElement + slot.elements
    guard let depth = range.isEmpty ? 0 : known?.elements[range.lowerBound].depth else {
      return false
    }
    var builder = ElementTree.Builder()
    // Stand for those above, so that each new element gets its depth.
    for _ in 0..<depth { builder.open(Element(id: 0, type: .other)) }
    var next = slot.firstElement
    var visible: [LayoutItem] = []
    emit(
      item, isEnabled: surroundings.isEnabled, isHidden: surroundings.isHidden, next: &next,
      visible: &visible, into: &builder)
    let new = builder.tree.elements
    guard new.count == depth + range.count else { return false }
    for index in range {
      let element = new[depth + index - range.lowerBound]
      guard let old = known?.elements[index], old.depth == element.depth,
        old.descendantCount == element.descendantCount
      else { return false }
      if old != element { change(index) { $0 = element } }
    }
    visibleElements.removeAll { slot.positions.contains($0.slot.position) }
    visibleElements += visible
    return true
  }

  /// Looks again what covers the visible elements below some places in painting order.
  private func updateHitPoints(around positions: Range<Int>) {
    for item in visibleElements
    where item.slot.position < positions.upperBound
      && !positions.contains(item.slot.position)
    {
      let index = item.slot.firstElement
      let point = hitPoint(of: item)
      if known?.elements[index].hitPoint != point { change(index) { $0.hitPoint = point } }
    }
  }

  private func change(_ index: Int, _ change: (inout Element) -> Void) {
    known?.update(at: index, change)
    version.noteChange()
  }
}

extension [ElementEmitter.Layer] {
  /// The indices of the layers within some places in painting order.
  @MainActor fileprivate func partition(in positions: Range<Int>) -> Range<Int> {
    let start = firstIndex { $0.position >= positions.lowerBound } ?? count
    let end = self[start...].firstIndex { $0.position >= positions.upperBound } ?? count
    return start..<end
  }
}
