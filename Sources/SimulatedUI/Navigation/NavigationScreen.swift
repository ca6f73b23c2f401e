import ElementModel

/// Builds the screen on top of a navigation stack, and its bar.
@MainActor struct NavigationScreen {
  static let inlineHeight: CGFloat = 44
  static let largeHeight: CGFloat = 96
  /// How wide the title of the screen before may be in a back button, in points; a wider one is
  /// replaced by "Back", as UIKit does.
  private static let backTitleWidth: CGFloat = 170
  /// How far from the edge of the screen a finger comes down that swipes back, in points.
  private static let edge: CGFloat = 20

  let node: ViewNode
  /// Whether the stack is that of a column, which a stack of the app's own takes the place of.
  var isColumn = false

  func build(in context: BuildContext) -> LayoutItem {
    let model = node.navigationModel
    let keys = [NodeKey.role(.content)] + model.entries.map(\.key)
    let bar = BarCollector()
    bar.isColumn = isColumn
    bar.columnBack = isColumn ? node.columnBack : nil
    var inner = context
    inner.bar = bar
    inner.isInList = false
    inner.keepsSections = false
    let top = keys[keys.count - 1]
    let items = node.child(top)?.build(in: inner) ?? []
    model.titles[top] = bar.title
    report(bar, to: context)
    let content = LayoutItem.screen(
      id: node.elementID("content"), stackID: node.elementID("stack"), items: items)
    let tools = bar.bottom + (node.graph.focus.focused == nil ? [] : bar.keyboard)
    let toolbar = tools.isEmpty || bar.hidesToolbar ? [] : [toolbarItem(tools)]
    let back = bar.isReplaced ? nil : back(keys: keys, in: context)
    let isLarge = bar.displayMode != .inline && !bar.title.isEmpty
    let height = isLarge ? Self.largeHeight : Self.inlineHeight
    var bars: [LayoutItem] = []
    if !bar.isHidden, !bar.isReplaced {
      let item = barItem(bar, back: back, isLarge: isLarge, in: inner)
      bars = [bar.addSearch(to: item, height: height)]
    }
    let item = LayoutItem(
      id: node.id,
      rule: NavigationRule(
        barHeight: bars.isEmpty ? nil : height + bar.searchHeight, toolbarHeight: Self.inlineHeight),
      children: bars + [content] + toolbar)
    item.conduct.isContainer = true
    // Without a back button there is no swipe back either.
    if let back, !bar.hidesBackButton { swipeBack(item, back: back) }
    return item
  }

  /// The title of the screen on top, which is built for it when it has never been shown.
  func topTitle(in context: BuildContext) -> String {
    title(of: node.navigationModel.entries.last?.key ?? .role(.content), in: context)
  }

  /// Tells a bar further out what concerns it too.
  private func report(_ bar: BarCollector, to context: BuildContext) {
    guard let outer = context.bar else { return }
    if outer.isColumn { outer.isReplaced = true }
    if bar.hidesTabBar { outer.hidesTabBar = true }
  }

  /// Where the back button leads: to the screen below, or to the column before.
  private func back(keys: [NodeKey], in context: BuildContext) -> NavigationBack? {
    let model = node.navigationModel
    guard keys.count > 1 else {
      return isColumn ? node.columnBack : context.bar?.columnBack
    }
    return NavigationBack(title: title(of: keys[keys.count - 2], in: context)) {
      model.cut(to: model.entries.count - 1)
    }
  }

  private func title(of key: NodeKey, in context: BuildContext) -> String {
    let model = node.navigationModel
    if let title = model.titles[key] { return title }
    let bar = BarCollector()
    _ = node.child(key)?.build(in: BuildContext(scene: SceneCollector(), collector: bar))
    model.titles[key] = bar.title
    return bar.title
  }

  /// Lets a finger that comes from the left edge take the screen away.
  private func swipeBack(_ item: LayoutItem, back: NavigationBack) {
    let recognizer = node.slot("edge swipe") { PanRecognizer() }
    let progress = node.slot("edge swipe progress") { SwipeProgress() }
    recognizer.accepts = { [weak item] start, translation in
      guard let frame = item?.frame else { return false }
      progress.width = frame.width
      return start.x <= frame.minX + Self.edge
        && translation.width > abs(translation.height)
    }
    recognizer.moved = { progress.distance = $0.width }
    recognizer.ended = { velocity in
      let reached = progress.distance + velocity.width * 0.2
      if reached > progress.width / 2 { back.action() }
    }
    item.gestures = [AttachedGesture(recognizer: recognizer, rank: .high)]
  }
}

/// How far a swipe from the edge has come.
@MainActor private final class SwipeProgress {
  var distance: CGFloat = 0
  var width: CGFloat = 0
}

// MARK: - Bars

extension NavigationScreen {
  /// The bar at the bottom of the screen.
  private func toolbarItem(_ tools: [LayoutItem]) -> LayoutItem {
    let row = LayoutItem(
      id: node.elementID("toolbar row"),
      rule: StackRule(axis: .horizontal, alignment: .leading, spacing: nil), children: tools)
    let item = LayoutItem(
      id: node.elementID("toolbar"),
      rule: PaddingRule(insets: EdgeInsets(.horizontal, 16)), children: [row],
      element: ElementDescription(.toolbar, label: "Toolbar", identifier: "Toolbar"))
    item.isOpaque = true
    item.elevation = 1
    return item
  }

  private func barItem(
    _ bar: BarCollector, back: NavigationBack?, isLarge: Bool, in context: BuildContext
  ) -> LayoutItem {
    var leading: [LayoutItem] = []
    if let back, !bar.hidesBackButton {
      leading.append(backButton(back, showsTitle: bar.showsBackTitle))
    }
    leading += bar.leading
    var titles = bar.principal
    if titles.isEmpty, !bar.title.isEmpty {
      titles = [bar.titleMenu?(bar.title) ?? titleItem(bar.title, isLarge: isLarge)]
    }
    let item = LayoutItem(
      id: node.elementID("bar"),
      rule: BarItemsRule(
        leading: leading.count, titles: titles.count, isLarge: isLarge,
        rowHeight: Self.inlineHeight),
      children: leading + titles + bar.trailing,
      element: ElementDescription(.navigationBar, identifier: bar.title))
    item.isOpaque = true
    item.elevation = 1
    return item
  }

  private func titleItem(_ title: String, isLarge: Bool) -> LayoutItem {
    LayoutItem(
      id: node.elementID("title"),
      rule: TextRule(text: title, font: isLarge ? .largeTitle : .headline, lineLimit: 1),
      element: ElementDescription(
        .staticText, label: title, traits: isLarge ? [.header, .large] : .header))
  }

  private func backButton(_ back: NavigationBack, showsTitle: Bool) -> LayoutItem {
    let width = TextMeasure.size(
      of: back.title, font: .body, maximumWidth: nil, lineLimit: 1
    ).width
    let isUsable = showsTitle && !back.title.isEmpty && width <= Self.backTitleWidth
    let label = isUsable ? back.title : "Back"
    let button = LayoutItem(
      id: node.elementID("back"),
      rule: FrameRule(height: Self.inlineHeight, alignment: .leading),
      children: [
        LayoutItem(
          id: node.elementID("back title"),
          rule: TextRule(text: "‹ " + label, font: .body, lineLimit: 1))
      ],
      element: ElementDescription(
        .button, label: label, identifier: "BackButton", traits: .backButton))
    button.interaction = .action { back.action() }
    return button
  }
}
