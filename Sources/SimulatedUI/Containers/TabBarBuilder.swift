import DeviceServices
import ElementModel

/// Builds the selected screen and the bar of tabs below it.
///
/// A phone shows five tabs at most: of more, the last is labelled "More" and shows a list of the
/// others, as `UITabBarController` does.
@MainActor struct TabBarBuilder {
  static let barHeight: CGFloat = 49
  private static let maximumTabs = 5

  let node: ViewNode
  let tabs: [TabEntry]
  let selected: Int
  let select: (Int) -> Void

  private var memory: TabMemory { node.memory(TabMemory()) }

  /// How many tabs have a button of their own.
  private var buttonCount: Int {
    let isCompact = node.environment.horizontalSizeClass != .regular
    return isCompact && tabs.count > Self.maximumTabs ? Self.maximumTabs - 1 : tabs.count
  }

  private var hasMore: Bool { buttonCount < tabs.count }

  func build(in context: BuildContext) -> LayoutItem {
    var inner = context
    let collector = context.bar ?? BarCollector()
    inner.bar = collector
    inner.isInList = false
    let showsMore = hasMore && memory.showsMore
    let content: LayoutItem
    if showsMore {
      content = list(in: inner)
    } else if hasMore, selected >= buttonCount {
      content = moreScreen(in: inner)
    } else {
      content = screen(in: inner)
    }
    var children = [content]
    if !collector.hidesTabBar { children.append(bar(showsMore: showsMore, in: inner)) }
    let item = LayoutItem(
      id: node.id,
      rule: TabRule(
        barHeight: Self.barHeight, isFloating: DeviceServices.shared.system.version.floatsBars),
      children: children)
    item.conduct.isContainer = true
    return item
  }

  private func screen(in context: BuildContext) -> LayoutItem {
    let items = tabs.indices.contains(selected) ? tabs[selected].node.build(in: context) : []
    return LayoutItem.screen(
      id: node.elementID("content"), stackID: node.elementID("stack"), items: items)
  }

  private func bar(showsMore: Bool, in context: BuildContext) -> LayoutItem {
    var buttons = (0..<buttonCount).map { index in
      button(tabs[index], at: index, isSelected: index == selected && !showsMore, in: context)
    }
    if hasMore {
      buttons.append(moreButton(isSelected: showsMore || selected >= buttonCount))
    }
    let bar = LayoutItem(
      id: node.elementID("bar"), rule: TabButtonsRule(height: Self.barHeight),
      children: buttons, element: ElementDescription(.tabBar, label: "Tab Bar"))
    bar.isOpaque = true
    bar.elevation = 1
    return bar
  }

  private func button(
    _ tab: TabEntry, at index: Int, isSelected: Bool, in context: BuildContext
  ) -> LayoutItem {
    let label = tab.label?.build(in: context) ?? []
    let icons = label.flatMap(\.images)
    // A tab bar shows one title and one icon; the icon says nothing that the title does not.
    if label.contains(where: \.hasText) {
      for icon in icons { icon.isAccessibilityHidden = true }
    }
    let memory = memory
    let select = select
    let item = LayoutItem.button(id: tab.node.elementID("tab"), content: label) {
      [weak node] in
      if memory.showsMore {
        memory.showsMore = false
        node?.invalidator.invalidate()
      }
      select(index)
    }
    item.element?.isSelected = isSelected
    item.element?.value = tab.badge?.spoken
    item.element?.appearance.badge = tab.badge?.text
    // A tab without an identifier has the name of its symbol.
    let symbol = icons.first?.element?.identifier ?? ""
    if item.element?.identifier.isEmpty ?? false { item.element?.identifier = symbol }
    if !symbol.isEmpty { item.element?.appearance.symbol = symbol }
    return item
  }
}

// MARK: - More

extension TabBarBuilder {
  private func showMore(_ shows: Bool) {
    memory.showsMore = shows
    node.graph.beginTransition(ViewNode.pushDuration, label: "navigation transition")
    node.invalidator.invalidate()
  }

  private func moreButton(isSelected: Bool) -> LayoutItem {
    let item = LayoutItem.button(
      id: node.elementID("more"), content: [text("More", part: "more title")]
    ) { [memory, weak node] in
      memory.showsMore = true
      node?.invalidator.invalidate()
    }
    item.element?.isSelected = isSelected
    item.element?.appearance.symbol = "ellipsis"
    return item
  }

  private func text(_ text: String, part: String, font: Font = .body) -> LayoutItem {
    LayoutItem(
      id: node.elementID(part), rule: TextRule(text: text, font: font, lineLimit: 1),
      element: ElementDescription(.staticText, label: text))
  }

  /// The list of the tabs that have no button: a table below a bar titled "More".
  private func list(in context: BuildContext) -> LayoutItem {
    let select = select
    let cells = (buttonCount..<tabs.count).map { index in
      let tab = tabs[index]
      let label = tab.label?.build(in: context) ?? []
      let row = LayoutItem(
        id: tab.node.elementID("more row"),
        rule: StackRule(axis: .horizontal, alignment: .center, spacing: 8), children: label)
      let cell = LayoutItem(
        id: tab.node.elementID("more cell"), rule: CellRule(), children: [row],
        element: ElementDescription(.cell, traits: .disclosure))
      cell.isOpaque = true
      cell.interaction = .action {
        select(index)
        showMore(false)
      }
      return cell
    }
    let table = LayoutItem(
      id: node.elementID("more table"),
      rule: StackRule(axis: .vertical, alignment: .top, spacing: 0), children: cells,
      element: ElementDescription(.table))
    let top = LayoutItem(
      id: node.elementID("more top"), rule: TopRule(), children: [table])
    return LayoutItem(
      id: node.elementID("more list"),
      rule: NavigationRule(barHeight: NavigationScreen.inlineHeight, toolbarHeight: 0),
      children: [bar(leading: [], title: "More"), top])
  }

  /// The screen of a tab without a button, below a bar that leads back to the list.
  private func moreScreen(in context: BuildContext) -> LayoutItem {
    let back = text("‹ More", part: "more back title")
    let button = LayoutItem(
      id: node.elementID("more back"),
      rule: FrameRule(height: NavigationScreen.inlineHeight, alignment: .leading),
      children: [back],
      element: ElementDescription(
        .button, label: "More", identifier: "BackButton", traits: .backButton))
    button.mergesChildren = true
    button.interaction = .action { showMore(true) }
    return LayoutItem(
      id: node.elementID("more screen"),
      rule: NavigationRule(barHeight: NavigationScreen.inlineHeight, toolbarHeight: 0),
      children: [bar(leading: [button], title: ""), screen(in: context)])
  }

  private func bar(leading: [LayoutItem], title: String) -> LayoutItem {
    let titles = title.isEmpty ? [] : [text(title, part: "more bar title", font: .headline)]
    let bar = LayoutItem(
      id: node.elementID("more bar"),
      rule: BarItemsRule(
        leading: leading.count, titles: titles.count, isLarge: false,
        rowHeight: NavigationScreen.inlineHeight),
      children: leading + titles, element: ElementDescription(.navigationBar, identifier: title))
    bar.isOpaque = true
    bar.elevation = 1
    return bar
  }
}

extension LayoutItem {
  /// The images in the item, hidden ones too.
  fileprivate var images: [LayoutItem] {
    noteUse()
    return (element?.type == .image ? [self] : []) + children.flatMap(\.images)
  }

  /// Whether the item has some text.
  fileprivate var hasText: Bool {
    noteUse()
    return element?.type == .staticText || children.contains(where: \.hasText)
  }
}

/// Places a list at the top of the space below a bar.
private struct TopRule: LayoutRule {
  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: proposal.height ?? 480)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    let safe = rect.inset(by: insets)
    for child in children {
      let size = child.size(for: ProposedSize(width: safe.width, height: nil))
      child.place(
        in: CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: size.height))
    }
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { true }
}
