/// Puts the items of a view into the bars around.
struct ToolbarPlacedView: View, PrimitiveView {
  let placement: ToolbarItemPlacement
  let content: any View

  func update(_ node: ViewNode) { node.updateChild(.role(.content), content) }

  func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let items = node.buildChildren(in: context)
    context.bar?.add(items, at: placement)
    return []
  }
}

/// An item of a toolbar at a place.
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content
  private let identity: ID

  package var toolbarView: any View {
    ToolbarPlacedView(placement: placement, content: content)
  }
}

extension ToolbarItem where ID == () {
  /// Creates an item.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
    identity = ()
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Creates an item that a person may arrange.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
    identity = id
  }
}

/// Several items of a toolbar at one place.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Creates a group that is a menu where there is too little room, which never is so here.
  public init<Group: View, Label: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Group,
    @ViewBuilder label: () -> Label
  ) where Content == ControlGroupFallback<Group, Label> {
    self.placement = placement
    self.content = ControlGroupFallback(content: content(), label: label())
  }

  package var toolbarView: any View {
    ToolbarPlacedView(placement: placement, content: content)
  }
}

/// Controls that are shown one by one, with a label for where there is too little room for them.
public struct ControlGroupFallback<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  /// The controls.
  public var body: some View { content }
}

/// Space between the items of a toolbar.
@available(iOS26 )
public struct ToolbarSpacer: PrimitiveToolbarContent, CustomizableToolbarContent {
  private let placement: ToolbarItemPlacement
  private let sizing: SpacerSizing

  /// Creates a space.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  package var toolbarView: any View {
    ToolbarPlacedView(placement: placement, content: Spacer(minLength: 8))
  }
}

/// How much room a space takes.
@available(iOS26 )
public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool

  /// As much as there is.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// A little.
  public static let fixed = SpacerSizing(isFlexible: false)
}
