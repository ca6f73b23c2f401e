/// Where an item of a toolbar is shown.
public struct ToolbarItemPlacement: Equatable, Sendable {
  enum Region: Sendable { case leading, principal, trailing, bottom, keyboard }
  let region: Region

  /// Where the system thinks best.
  public static let automatic = ToolbarItemPlacement(region: .trailing)
  /// In the middle of the bar.
  public static let principal = ToolbarItemPlacement(region: .principal)
  /// At the leading side.
  public static let navigationBarLeading = ToolbarItemPlacement(region: .leading)
  /// At the trailing side.
  public static let navigationBarTrailing = ToolbarItemPlacement(region: .trailing)
  /// At the leading side.
  public static let topBarLeading = ToolbarItemPlacement(region: .leading)
  /// At the trailing side.
  public static let topBarTrailing = ToolbarItemPlacement(region: .trailing)
  /// For navigating.
  public static let navigation = ToolbarItemPlacement(region: .leading)
  /// For the main action.
  public static let primaryAction = ToolbarItemPlacement(region: .trailing)
  /// For leaving with changes.
  public static let confirmationAction = ToolbarItemPlacement(region: .trailing)
  /// For leaving without changes.
  public static let cancellationAction = ToolbarItemPlacement(region: .leading)
  /// For deleting.
  public static let destructiveAction = ToolbarItemPlacement(region: .trailing)
  /// In a bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(region: .bottom)
  /// Above the keyboard, while there is one.
  public static let keyboard = ToolbarItemPlacement(region: .keyboard)
}

/// An item of a toolbar at a place.
public struct ToolbarItem<Content: View>: View, PrimitiveView {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates an item.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  package func update(_ node: ViewNode) { node.updateChild(.role(.content), content) }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let items = node.buildChildren(in: context)
    context.bar?.add(items, at: placement)
    return []
  }
}

/// Several items of a toolbar at one place.
public struct ToolbarItemGroup<Content: View>: View {
  /// The items.
  public let body: ToolbarItem<Content>

  /// Creates a group.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    body = ToolbarItem(placement: placement, content: content)
  }
}

extension BarCollector {
  /// Adds items at a place.
  func add(_ items: [LayoutItem], at placement: ToolbarItemPlacement) {
    switch placement.region {
    case .leading: leading += items
    case .principal: principal += items
    case .trailing: trailing += items
    case .bottom: bottom += items
    case .keyboard: keyboard += items
    }
  }
}

/// Builds toolbar items into the nearest navigation bar.
private struct ToolbarEffect: ViewEffect {
  let content: any View

  func didUpdate(_ node: ViewNode) { node.updateChild(.role(.actions), content) }

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    guard let bar = context.bar else { return items }
    var inner = context
    inner.isInList = false
    // Views that are no toolbar items stand at the automatic place.
    bar.add(node.child(.role(.actions))?.build(in: inner) ?? [], at: .automatic)
    return items
  }
}

extension View {
  /// Puts items into the navigation bar.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    EffectView(content: self, effect: ToolbarEffect(content: content()))
  }

  /// Puts items into the navigation bar, in the older spelling.
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }

  /// Puts items at the leading side of the navigation bar, in the older spelling.
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  /// Puts items at the trailing side of the navigation bar, in the older spelling.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }
}
