/// Layers views behind or in front of another.
struct LayerEffect: ViewEffect {
  let layer: any View
  let alignment: Alignment
  let isBehind: Bool

  func didUpdate(_ node: ViewNode) {
    node.updateChild(.role(isBehind ? .background : .overlay), layer)
  }

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    let layers =
      node.child(.role(isBehind ? .background : .overlay))?.build(in: context.ofLayer) ?? []
    return node.layer(layers, over: items, alignment: alignment, isBehind: isBehind)
  }
}

extension ViewNode {
  /// Puts items of one layer, which lie over each other, behind or in front of the last of others.
  func layer(
    _ layers: [LayoutItem], over items: [LayoutItem], alignment: Alignment, isBehind: Bool
  ) -> [LayoutItem] {
    guard let last = items.last, last.section == nil, !layers.isEmpty else { return items }
    var layer = layers[0]
    if layers.count > 1 {
      layer = LayoutItem(
        id: elementID("layer"), rule: OverlapRule(alignment: alignment), children: layers)
    }
    let rule = LayeredRule(primary: isBehind ? 1 : 0, alignment: alignment)
    let children = isBehind ? [layer, last] : [last, layer]
    return items.dropLast() + [
      LayoutItem(id: id, rule: rule, children: children, inheriting: last)
    ]
  }
}

extension View {
  /// Puts a view in front of this one.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    EffectView(
      content: self, effect: LayerEffect(layer: overlay, alignment: alignment, isBehind: false))
  }

  /// Puts views in front of this one.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    EffectView(
      content: self,
      effect: LayerEffect(layer: content(), alignment: alignment, isBehind: false))
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

  /// Puts views behind this one.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    EffectView(
      content: self,
      effect: LayerEffect(layer: content(), alignment: alignment, isBehind: true))
  }
}
