/// Puts a bar at one side of a view.
private struct SafeAreaBarEffect: ViewEffect {
  let bar: any View
  let rule: SafeAreaBarRule

  func didUpdate(_ node: ViewNode) { node.updateChild(.role(.overlay), bar) }

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    let layers = node.child(.role(.overlay))?.build(in: context.ofLayer) ?? []
    guard let last = items.last, last.section == nil, !layers.isEmpty else { return items }
    let bar =
      layers.count == 1
      ? layers[0]
      : LayoutItem(
        id: node.elementID("bar"), rule: OverlapRule(alignment: rule.alignment), children: layers)
    // What scrolls below the bar shows through, but takes no taps there.
    let item = LayoutItem(id: node.id, rule: rule, children: [last, bar], inheriting: last)
    return items.dropLast() + [item]
  }
}

extension View {
  /// Reaches under bars and into safe areas.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    EffectView(
      content: self, effect: LayoutEffect(rule: EdgeReachingRule(regions: regions, edges: edges)))
  }

  /// Reaches under bars and into safe areas, in the older spelling.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(.container, edges: edges)
  }

  /// Puts a bar above or below the view, which keeps clear of it.
  ///
  /// - Parameters:
  ///   - edge: The side where the bar is.
  ///   - alignment: Where a narrow bar is.
  ///   - spacing: Between bar and view, in points; none when nil.
  ///   - content: Makes the bar.
  /// - Returns: The view with the bar.
  public func safeAreaInset<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    let isTop = edge == .top
    let rule = SafeAreaBarRule(
      edge: isTop ? .top : .bottom,
      alignment: Alignment(horizontal: alignment, vertical: isTop ? .top : .bottom),
      spacing: spacing ?? 0)
    return EffectView(content: self, effect: SafeAreaBarEffect(bar: content(), rule: rule))
  }

  /// Puts a bar beside the view, which keeps clear of it.
  ///
  /// - Parameters:
  ///   - edge: The side where the bar is.
  ///   - alignment: Where a low bar is.
  ///   - spacing: Between bar and view, in points; none when nil.
  ///   - content: Makes the bar.
  /// - Returns: The view with the bar.
  public func safeAreaInset<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    let isLeading = edge == .leading
    let rule = SafeAreaBarRule(
      edge: isLeading ? .leading : .trailing,
      alignment: Alignment(horizontal: isLeading ? .leading : .trailing, vertical: alignment),
      spacing: spacing ?? 0)
    return EffectView(content: self, effect: SafeAreaBarEffect(bar: content(), rule: rule))
  }

  /// Keeps the view clear of some space at its sides, as it does of bars.
  @available(iOS17 )
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    EffectView(content: self, effect: LayoutEffect(rule: SafeAreaPaddingRule(insets: insets)))
  }

  /// Keeps the view clear of some space at some sides, as it does of bars.
  @available(iOS17 )
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  /// Keeps the view clear of some space at all sides, as it does of bars.
  @available(iOS17 )
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
