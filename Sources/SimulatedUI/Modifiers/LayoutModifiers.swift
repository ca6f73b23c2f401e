/// Layers views behind or in front of another.
private struct LayerEffect: ViewEffect {
  let layer: any View
  let alignment: Alignment
  let isBehind: Bool

  func didUpdate(_ node: ViewNode) {
    node.updateChild(.role(isBehind ? .background : .overlay), layer)
  }

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    var inner = context
    inner.isInList = false
    inner.keepsSections = false
    let layers = node.child(.role(isBehind ? .background : .overlay))?.build(in: inner) ?? []
    guard let last = items.last, last.section == nil, !layers.isEmpty else { return items }
    let children = isBehind ? layers + [last] : [last] + layers
    let rule = LayeredRule(primary: isBehind ? layers.count : 0, alignment: alignment)
    return items.dropLast()
      + [LayoutItem(id: node.id, rule: rule, children: children, inheriting: last)]
  }
}

/// Changes properties of the items a view makes.
struct ItemEffect: ViewEffect {
  let change: @MainActor (LayoutItem) -> Void

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    for item in items { change(item) }
    return items
  }
}

/// Takes a view off the screen while it keeps its place.
private struct InvisibleEffect: ViewEffect {
  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    for item in items {
      item.isAccessibilityHidden = true
      item.ignoresTouches = true
    }
    return items
  }
}

/// Gives a view an explicit identity: with a new one, its state starts afresh.
private struct IdentityView<Content: View>: View, PrimitiveView {
  let content: Content
  let id: AnyHashable

  var passesRows: Bool { true }

  func update(_ node: ViewNode) { node.updateChild(.id(id, 0), content) }

  func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let items = node.children.flatMap { $0.build(in: context) }
    items.first?.identify(by: id)
    return items
  }
}

/// Moves a view without changing what is around it.
private struct OffsetRule: LayoutRule {
  let offset: CGSize

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    PassthroughRule().size(for: proposal, children)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    for child in children { child.place(in: rect.offsetBy(dx: offset.width, dy: offset.height)) }
  }
}

/// Offers a view less than there is, or its ideal size.
private struct FixedSizeRule: LayoutRule {
  let horizontal: Bool
  let vertical: Bool

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    PassthroughRule().size(
      for: ProposedSize(
        width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height),
      children)
  }
}

/// Keeps the ratio of width to height.
private struct AspectRatioRule: LayoutRule {
  let ratio: CGFloat?
  let fills: Bool

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    let ideal = PassthroughRule().size(for: .unspecified, children)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, proposal.width != nil || proposal.height != nil else { return ideal }
    let byWidth = proposal.width.map { CGSize(width: $0, height: $0 / ratio) }
    let byHeight = proposal.height.map { CGSize(width: $0 * ratio, height: $0) }
    guard let byWidth else { return byHeight ?? ideal }
    guard let byHeight else { return byWidth }
    return (byWidth.height <= byHeight.height) != fills ? byWidth : byHeight
  }
}

/// How content is fitted to a ratio.
public enum ContentMode: Sendable, CaseIterable {
  /// Wholly visible, or covering all the space.
  case fit, fill
}

extension View {
  /// Keeps the same distance at some sides.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    EffectView(
      content: self,
      effect: LayoutEffect(rule: PaddingRule(insets: EdgeInsets(edges, length ?? 16))))
  }

  /// Keeps the same distance at all sides.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Keeps distances.
  public func padding(_ insets: EdgeInsets) -> some View {
    EffectView(content: self, effect: LayoutEffect(rule: PaddingRule(insets: insets)))
  }

  /// Fixes the size.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    EffectView(
      content: self,
      effect: LayoutEffect(rule: FrameRule(width: width, height: height, alignment: alignment)))
  }

  /// Bounds the size.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    EffectView(
      content: self,
      effect: LayoutEffect(
        rule: FrameRule(
          minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight,
          alignment: alignment)))
  }

  /// Takes the ideal size instead of what is offered.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    EffectView(
      content: self,
      effect: LayoutEffect(rule: FixedSizeRule(horizontal: horizontal, vertical: vertical)))
  }

  /// Moves the view.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    EffectView(
      content: self,
      effect: LayoutEffect(rule: OffsetRule(offset: CGSize(width: x, height: y))))
  }

  /// Moves the view.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Keeps a ratio of width to height.
  public func aspectRatio(
    _ ratio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    EffectView(
      content: self,
      effect: LayoutEffect(rule: AspectRatioRule(ratio: ratio, fills: contentMode == .fill)))
  }

  /// Fits the content into the space.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Covers the space with the content.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Says how early the view gets space from a stack.
  public func layoutPriority(_ priority: Double) -> some View {
    EffectView(content: self, effect: ItemEffect { $0.layoutPriority = priority })
  }

  /// Says how far in front the view is.
  public func zIndex(_ value: Double) -> some View {
    EffectView(content: self, effect: ItemEffect { $0.elevation = value })
  }

  /// Hides the view; it keeps its place.
  public func hidden() -> some View { EffectView(content: self, effect: InvisibleEffect()) }

  /// Makes the view transparent; a view that cannot be seen is no element and takes no taps.
  public func opacity(_ opacity: Double) -> some View {
    EffectView(
      content: self,
      effect: ItemEffect { item in
        guard opacity <= 0 else { return }
        item.isAccessibilityHidden = true
        item.ignoresTouches = true
      })
  }

  /// Puts a view in front of this one.
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    EffectView(
      content: self, effect: LayerEffect(layer: overlay, alignment: alignment, isBehind: false))
  }

  /// Puts a view in front of this one.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    overlay(content(), alignment: alignment)
  }

  /// Puts a view behind this one.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    EffectView(
      content: self,
      effect: LayerEffect(layer: background, alignment: alignment, isBehind: true))
  }

  /// Puts a view behind this one.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    EffectView(
      content: self,
      effect: LayerEffect(layer: content(), alignment: alignment, isBehind: true))
  }

  /// Gives the view an explicit identity: with a new one, its state starts afresh.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentityView(content: self, id: AnyHashable(id))
  }
}
