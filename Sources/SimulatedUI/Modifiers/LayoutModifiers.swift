/// Takes a view off the screen while it keeps its place.
private struct InvisibleEffect: ViewEffect {
  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    for item in items {
      item.isAccessibilityHidden = true
      item.ignoresTouches = true
      item.fades(to: 0)
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

extension IdentityView: IdentityBearing {
  func bearsInside(_ identity: AnyHashable) -> Bool { id == identity || content.bears(identity) }
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
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
          idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)))
  }

  /// Changes nothing; a frame without bounds.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func frame() -> some View { self }

  /// Takes the ideal size instead of what is offered.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Takes the ideal size instead of what is offered, in some directions.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
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

  /// Keeps the ratio of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    let ratio = aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil
    return self.aspectRatio(ratio, contentMode: contentMode)
  }

  /// Puts the view's middle at a point of the space it is offered.
  public func position(_ position: CGPoint) -> some View {
    EffectView(content: self, effect: LayoutEffect(rule: PositionRule(center: position)))
  }

  /// Puts the view's middle at a point of the space it is offered.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Sets where the view lines up with others horizontally.
  ///
  /// - Parameters:
  ///   - guide: The alignment that the guide is for.
  ///   - computeValue: Works out the distance from the view's leading side, in points.
  /// - Returns: The changed view.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    EffectView(
      content: self, effect: LayoutEffect(rule: GuideRule(key: guide.key, compute: computeValue)))
  }

  /// Sets where the view lines up with others vertically.
  ///
  /// - Parameters:
  ///   - guide: The alignment that the guide is for.
  ///   - computeValue: Works out the distance from the view's top, in points.
  /// - Returns: The changed view.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    EffectView(
      content: self, effect: LayoutEffect(rule: GuideRule(key: guide.key, compute: computeValue)))
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
        if opacity < 1 { item.fades(to: opacity) }
        guard opacity <= 0 else { return }
        item.isAccessibilityHidden = true
        item.ignoresTouches = true
      })
  }

  /// Gives the view an explicit identity: with a new one, its state starts afresh.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentityView(content: self, id: AnyHashable(id))
  }
}

extension View {
  /// Mirrors what is drawn in interfaces read from right to left; that changes no element.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

  /// Says what the drawing does in interfaces laid out the other way; that changes no element.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { self }
}
