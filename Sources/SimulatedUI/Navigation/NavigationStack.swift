import ElementModel

/// A root screen and the screens pushed on top of it.
public struct NavigationStack<Data, Root: View>: View {
  private let path: Binding<[AnyHashable]>?
  private let root: Root

  /// Creates a stack that keeps its path to itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Creates a stack whose path the app keeps, of values of any type.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = Binding(
      get: { path.wrappedValue.elements },
      set: { elements in
        var copy = path.wrappedValue
        copy.elements = elements
        path.wrappedValue = copy
      })
    self.root = root()
  }

  /// Creates a stack whose path the app keeps.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = Binding(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { elements in
        path.wrappedValue = Data(elements.compactMap { $0.base as? Data.Element })
      })
    self.root = root()
  }
}

extension NavigationStack: PrimitiveView {
  package func update(_ node: ViewNode) { node.updateNavigation(root: root, path: path) }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    [NavigationScreen(node: node).build(in: context)]
  }
}

/// The older kind of navigation stack.
public struct NavigationView<Content: View>: View, PrimitiveView {
  private let content: Content

  /// Creates a stack with a root.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func update(_ node: ViewNode) { node.updateNavigation(root: content, path: nil) }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    [NavigationScreen(node: node).build(in: context)]
  }
}

/// How the older navigation view shows its screens.
public struct StackNavigationViewStyle: Sendable {
  /// Creates the style.
  public init() {}

  /// One screen at a time.
  public static let stack = StackNavigationViewStyle()
  /// As the device suggests.
  public static let automatic = StackNavigationViewStyle()
}

extension View {
  /// Sets how navigation views show their screens; on a phone there is one way.
  public func navigationViewStyle(_ style: StackNavigationViewStyle) -> some View { self }
}

extension ViewNode {
  /// How long a push or pop takes.
  static let pushDuration = Duration.milliseconds(350)

  /// The model of a node that is a navigation stack.
  var navigationModel: NavigationModel { memory(NavigationModel(invalidator: invalidator)) }

  /// Evaluates the root and then the pushed screens, which those below may have changed.
  func updateNavigation<Root: View>(root: Root, path: Binding<[AnyHashable]>?) {
    let model = navigationModel
    let isFirst = child(.role(.content)) == nil
    let before = model.entries.map(\.key)
    model.update(path: path) {
      var environment = environment
      environment.navigation = model
      environment.editMode = slot("edit mode") { EditModeStore() }.binding
      updateChild(.role(.content), root, environment: environment)
      var index = 0
      while index < model.entries.count {
        let entry = model.entries[index]
        var inner = entry.environment ?? environment
        inner.navigation = model
        inner.editMode = model.editMode(of: entry.key).binding
        let depth = index
        inner.dismiss = DismissAction(isPresented: true) { model.cut(to: depth) }
        updateChild(entry.key, model.view(for: entry), environment: inner)
        index += 1
      }
    }
    let after = model.entries.map(\.key)
    if !isFirst, before != after || shownKeys != after {
      graph.beginTransition(Self.pushDuration, label: "navigation transition")
    }
    shownKeys = after
  }
}

/// Builds the screen on top of a navigation stack, and its bar.
@MainActor private struct NavigationScreen {
  static let inlineHeight: CGFloat = 44
  static let largeHeight: CGFloat = 96

  let node: ViewNode

  func build(in context: BuildContext) -> LayoutItem {
    let model = node.navigationModel
    let keys = [NodeKey.role(.content)] + model.entries.map(\.key)
    let bar = BarCollector()
    var inner = context
    inner.bar = bar
    inner.isInList = false
    inner.keepsSections = false
    let top = keys[keys.count - 1]
    let items = node.child(top)?.build(in: inner) ?? []
    model.titles[top] = bar.title
    var previous: String?
    if keys.count > 1 {
      previous = title(of: keys[keys.count - 2], model: model, context: context)
    }
    let content = LayoutItem.screen(
      id: node.elementID("content"), stackID: node.elementID("stack"), items: items)
    let tools = bar.bottom + (node.graph.focus.focused == nil ? [] : bar.keyboard)
    let toolbar = tools.isEmpty ? [] : [toolbarItem(tools)]
    guard !bar.isHidden else {
      return LayoutItem(
        id: node.id, rule: NavigationRule(barHeight: nil, toolbarHeight: Self.inlineHeight),
        children: [content] + toolbar)
    }
    let isLarge = bar.displayMode != .inline && !bar.title.isEmpty
    let height = isLarge ? Self.largeHeight : Self.inlineHeight
    return LayoutItem(
      id: node.id,
      rule: NavigationRule(barHeight: height, toolbarHeight: Self.inlineHeight),
      children: [barItem(bar, previous: previous, isLarge: isLarge, model: model), content]
        + toolbar)
  }

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

  /// The title of a covered screen, which is built for it when it has never been shown.
  private func title(of key: NodeKey, model: NavigationModel, context: BuildContext) -> String {
    if let title = model.titles[key] { return title }
    let bar = BarCollector()
    _ = node.child(key)?.build(in: BuildContext(scene: SceneCollector(), bar: bar))
    model.titles[key] = bar.title
    return bar.title
  }

  private func barItem(
    _ bar: BarCollector, previous: String?, isLarge: Bool, model: NavigationModel
  ) -> LayoutItem {
    var leading: [LayoutItem] = []
    if let previous, !bar.hidesBackButton { leading.append(backButton(previous, model: model)) }
    leading += bar.leading
    var titles = bar.principal
    if titles.isEmpty, !bar.title.isEmpty {
      let font = isLarge ? Font.largeTitle : .headline
      titles = [
        LayoutItem(
          id: node.elementID("title"),
          rule: TextRule(text: bar.title, font: font, lineLimit: 1),
          element: ElementDescription(
            .staticText, label: bar.title, traits: isLarge ? [.header, .large] : .header))
      ]
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

  private func backButton(_ previous: String, model: NavigationModel) -> LayoutItem {
    let label = previous.isEmpty ? "Back" : previous
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
    button.interaction = .action { model.cut(to: model.entries.count - 1) }
    return button
  }
}

/// Places the bar of a navigation stack above its content.
private struct NavigationRule: LayoutRule {
  let barHeight: CGFloat?
  let toolbarHeight: CGFloat

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: proposal.height ?? 480)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    var inner = insets
    var rest = children[...]
    if let barHeight, let bar = rest.popFirst() {
      bar.place(
        in: CGRect(
          x: rect.minX, y: rect.minY + insets.top, width: rect.width, height: barHeight))
      inner.top += barHeight
    }
    guard let content = rest.popFirst() else { return }
    if let toolbar = rest.first {
      // A toolbar stands on the keyboard, while there is one.
      inner.bottom = max(inner.bottom, inner.keyboard) + toolbarHeight
      toolbar.place(
        in: CGRect(
          x: rect.minX, y: rect.maxY - inner.bottom, width: rect.width, height: toolbarHeight))
    }
    content.place(in: rect, insets: inner)
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { true }
}

/// Places back button, title and buttons within a navigation bar.
private struct BarItemsRule: LayoutRule {
  let leading: Int
  let titles: Int
  let isLarge: Bool
  let rowHeight: CGFloat

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: isLarge ? 96 : rowHeight)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    let row = CGRect(x: rect.minX + 16, y: rect.minY, width: rect.width - 32, height: rowHeight)
    let proposal = ProposedSize(width: row.width, height: rowHeight)
    var left = row.minX
    for child in children.prefix(leading) {
      let size = child.size(for: proposal)
      child.place(
        in: CGRect(origin: CGPoint(x: left, y: row.midY - size.height / 2), size: size))
      left += size.width + 8
    }
    var right = row.maxX
    for child in children.dropFirst(leading + titles).reversed() {
      let size = child.size(for: proposal)
      right -= size.width
      child.place(
        in: CGRect(origin: CGPoint(x: right, y: row.midY - size.height / 2), size: size))
      right -= 8
    }
    for child in children.dropFirst(leading).prefix(titles) {
      let size = child.size(for: ProposedSize(width: max(0, right - left), height: rowHeight))
      let below = CGRect(
        x: row.minX, y: row.maxY, width: row.width, height: max(0, rect.maxY - row.maxY))
      child.place(
        in: isLarge
          ? Alignment.leading.place(size, in: below) : Alignment.center.place(size, in: row))
    }
  }
}
