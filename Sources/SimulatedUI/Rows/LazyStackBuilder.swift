/// Builds the rows of a lazy stack or grid that show.
@MainActor struct LazyStackBuilder {
  let node: ViewNode
  let axis: Axis
  let alignment: Alignment
  let spacing: CGFloat?
  var tracks: [GridItem] = []
  let pinnedViews: PinnedScrollableViews

  /// Makes the stack.
  func build(in context: BuildContext) -> LayoutItem {
    var inner = context
    inner.isInList = false
    inner.keepsSections = true
    var children: [LayoutItem] = []
    var slots: [LazyStackRule.Slot] = []
    var sections = 0
    func add(_ item: LayoutItem, isWide: Bool = false, isPinned: Bool = false) {
      let tags = node.ownRows.map { item.rowTags(of: $0) } ?? []
      if isPinned { item.elevation = 1 }
      children.append(item)
      slots.append(
        LazyStackRule.Slot(
          tags: tags, run: item.run, isWide: isWide, isPinned: isPinned, section: sections))
    }
    func add(_ section: ItemSection) {
      sections += 1
      for header in section.header {
        add(header, isWide: true, isPinned: pinnedViews.contains(.sectionHeaders))
      }
      for row in section.rows {
        if let parts = row.section { add(parts) } else { add(row) }
      }
      for footer in section.footer { add(footer, isWide: true) }
      sections += 1
    }
    for item in node.buildChildren(in: inner) {
      if let section = item.section { add(section) } else { add(item) }
    }
    node.ownRows?.isHorizontal = axis == .horizontal
    let rule = LazyStackRule(
      axis: axis, alignment: alignment, spacing: spacing ?? StackRule.defaultSpacing,
      tracks: tracks, trackSpacing: nil, slots: slots, rows: node.ownRows,
      build: node.ownRows?.beginBuild() ?? 0,
      scroller: node.environment.scroller)
    let item = LayoutItem(id: node.id, rule: rule, children: children)
    item.conduct.isContainer = true
    return item
  }
}

private struct ScrollerKey: EnvironmentKey { static var defaultValue: ScrollContainer? { nil } }

extension EnvironmentValues {
  /// What keeps track of the nearest content that scrolls.
  var scroller: ScrollContainer? {
    get { self[ScrollerKey.self] }
    set { self[ScrollerKey.self] = newValue }
  }
}
