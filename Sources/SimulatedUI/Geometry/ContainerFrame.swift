/// How large the container of a view was last.
@MainActor private final class ContainerMemory {
  var size: CGSize?
}

/// Sizes a view by the scrolling view, or else the screen, that it is in.
private struct ContainerFrameEffect: ViewEffect {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    guard let first = items.first, first.section == nil else { return items }
    let memory = node.memory(ContainerMemory())
    node.graph.followPlacement(of: node)
    let reference = ItemReference()
    let frame = FrameRule(
      width: axes.contains(.horizontal) ? memory.size.map { length($0.width, .horizontal) } : nil,
      height: axes.contains(.vertical) ? memory.size.map { length($0.height, .vertical) } : nil,
      alignment: alignment)
    let inner = LayoutItem(
      id: node.elementID("frame"), rule: frame, children: [first], inheriting: first)
    let rule = PlacementRule { [weak node] _ in
      guard let node, let size = reference.item?.containerSize, size != memory.size else { return }
      memory.size = size
      node.graph.requestBuild(of: node)
    }
    let item = LayoutItem(id: node.id, rule: rule, children: [inner], inheriting: inner)
    reference.item = item
    return [item] + items.dropFirst()
  }
}

extension LayoutItem {
  /// The size of what the item is sized by: the nearest scrolling view, or else the part of the
  /// screen that bars leave free.
  fileprivate var containerSize: CGSize? {
    for item in sequence(first: self, next: \.parent) {
      if let scroller = item.scroller { return scroller.viewport.size }
      if item.insets != EdgeInsets() { return item.frame.inset(by: item.insets).size }
    }
    return root.frame.size
  }
}

extension View {
  /// Makes the view as large as the scrolling view or screen that it is in, in some directions.
  @available(iOS17 )
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Makes the view as long as some of the equal parts of its container.
  ///
  /// - Parameters:
  ///   - axes: The directions.
  ///   - count: How many parts the container has.
  ///   - span: How many of them the view takes.
  ///   - spacing: Between parts, in points.
  ///   - alignment: Where the view is in that space.
  /// - Returns: The changed view.
  @available(iOS17 )
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let parts = CGFloat(max(1, count))
      let part = (length - spacing * (parts - 1)) / parts
      return part * CGFloat(span) + spacing * CGFloat(max(0, span - 1))
    }
  }

  /// Makes the view as long as is worked out from its container.
  /// - Returns: The changed view.
  @available(iOS17 )
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    EffectView(
      content: self,
      effect: ContainerFrameEffect(axes: axes, alignment: alignment, length: length))
  }
}
