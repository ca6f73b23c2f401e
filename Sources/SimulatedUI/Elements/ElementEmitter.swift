import ElementModel

/// Reads a laid-out screen off into elements, and finds what lies at a point.
@MainActor struct ElementEmitter {
  /// An item in painting order, with the part of the screen it is visible in.
  private struct Layer {
    let item: LayoutItem
    let visible: CGRect
    let isBlocking: Bool
  }

  private let layers: [Layer]
  /// Position of each item's layer; painting order and document order are not the same.
  private let positions: [ObjectIdentifier: Int]
  /// Positions of the layers that can be hit, so that long lists cost little.
  private let blocking: [Int]
  private let root: LayoutItem

  init(root: LayoutItem, screen: CGRect) {
    self.root = root
    var layers: [Layer] = []
    Self.collect(root, clip: screen, ignoresTouches: false, into: &layers)
    self.layers = layers
    blocking = layers.indices.filter { layers[$0].isBlocking && !layers[$0].visible.isEmpty }
    positions = Dictionary(
      uniqueKeysWithValues: layers.enumerated().map { (ObjectIdentifier($1.item), $0) })
  }

  /// The accessibility tree of the screen.
  func tree() -> ElementTree {
    var builder = ElementTree.Builder()
    emit(root, isEnabled: true, isHidden: false, into: &builder)
    return builder.tree
  }

  /// What a finger at a point touches, and all that it is part of, innermost first.
  func items(at point: CGPoint) -> [LayoutItem] {
    for index in blocking.reversed() where layers[index].visible.contains(point) {
      return Array(sequence(first: layers[index].item, next: \.parent))
    }
    return []
  }

  /// The item that has become an element.
  func item(ofElement id: Int) -> LayoutItem? {
    layers.first { $0.item.id == id && $0.item.element != nil }?.item
  }

  /// The item furthest in front of which something holds, among those that fingers reach.
  func item(where condition: (LayoutItem) -> Bool) -> LayoutItem? {
    layers.last { !$0.visible.isEmpty && condition($0.item) }?.item
  }

  /// The first item of a view with an explicit identity.
  func item(identifiedBy identity: AnyHashable) -> LayoutItem? {
    layers.first { $0.item.identities.contains(identity) }?.item
  }

  private static func collect(
    _ item: LayoutItem, clip: CGRect, ignoresTouches: Bool, into layers: inout [Layer]
  ) {
    let ignores = ignoresTouches || item.ignoresTouches
    let visible = item.frame.intersection(clip)
    layers.append(
      Layer(
        item: item, visible: visible.isNull ? .zero : visible,
        isBlocking: !ignores && (item.isOpaque || isInteractive(item))))
    let inner = item.clips ? (visible.isNull ? .zero : visible) : clip
    for child in item.childrenInPaintingOrder {
      collect(child, clip: inner, ignoresTouches: ignores, into: &layers)
    }
  }

  /// Whether a tap on the item itself means something: it reacts, or it is a visible leaf of
  /// something that does.
  private static func isInteractive(_ item: LayoutItem) -> Bool {
    if item.reactsToTouches || item.scroller != nil { return true }
    return item.children.isEmpty && !item.isSpacer && item.responder != nil
  }

  private func emit(
    _ item: LayoutItem, isEnabled: Bool, isHidden: Bool, into builder: inout ElementTree.Builder
  ) {
    let isHidden = isHidden || item.isAccessibilityHidden
    let isEnabled = isEnabled && item.isEnabled
    if !isHidden, let description = item.element {
      builder.open(
        Element(
          id: item.id, type: description.type, identifier: description.identifier,
          label: description.label, value: description.value,
          placeholderValue: description.placeholder, frame: item.frame, isEnabled: isEnabled,
          isSelected: description.isSelected, hasFocus: description.hasFocus,
          hitPoint: hitPoint(of: item), traits: description.traits))
    }
    for child in item.children {
      emit(
        child, isEnabled: isEnabled, isHidden: isHidden || item.mergesChildren, into: &builder)
    }
    if !isHidden, item.element != nil { builder.close() }
  }

  /// The middle of the visible part, unless something that belongs to another item covers it.
  private func hitPoint(of item: LayoutItem) -> CGPoint? {
    guard let position = positions[ObjectIdentifier(item)] else { return nil }
    let layer = layers[position]
    guard layer.visible.width > 0, layer.visible.height > 0 else { return nil }
    let point = CGPoint(x: layer.visible.midX, y: layer.visible.midY)
    for index in blocking.reversed() {
      guard index > position else { break }
      guard layers[index].visible.contains(point) else { continue }
      return layers[index].item.isDescendant(of: layer.item) ? point : nil
    }
    return point
  }
}
