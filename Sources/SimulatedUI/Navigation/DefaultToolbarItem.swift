/// An item that the system has in toolbars, put elsewhere.
@available(iOS26 )
public struct DefaultToolbarItem: PrimitiveToolbarContent, CustomizableToolbarContent {
  /// Creates the item.
  ///
  /// - Parameters:
  ///   - kind: Which of the system's.
  ///   - placement: Where it is to be; the field to search stays at its place here.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  package var toolbarView: any View { EmptyView() }
}

/// What the system has in toolbars.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The button that shows and hides a sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The field to search.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// How the field to search is in a toolbar.
@available(iOS26 )
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// As the device has it.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// As a button, until it is used.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

extension View {
  /// Takes something of the system's out of the toolbar; here it stays.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }

  /// Says how the field to search is in the toolbar; here it is always a field.
  @available(iOS26 )
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
}
