private struct ListGroupedKey: EnvironmentKey { static var defaultValue: Bool { true } }

private struct ListSidebarKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
  /// Whether lists are sidebars; nil where the place decides.
  private var listSidebar: Bool? {
    get { self[ListSidebarKey.self] }
    set { self[ListSidebarKey.self] = newValue }
  }

  /// Whether lists are sidebars: where the app says so, and in the first column of a split view.
  var isListSidebar: Bool { listSidebar ?? (splitColumn?.index == 0) }

  /// Takes in the style that the app has set.
  fileprivate mutating func setListStyle(_ style: some ListStyle) {
    isListGrouped = !(style is PlainListStyle || style is InsetListStyle)
    listSidebar = style is DefaultListStyle ? nil : style is SidebarListStyle
  }
  /// Whether lists show their sections as groups.
  var isListGrouped: Bool {
    get { self[ListGroupedKey.self] }
    set { self[ListGroupedKey.self] = newValue }
  }
}

/// How lists are drawn.
@MainActor @preconcurrency
public protocol ListStyle {}

/// Draws lists as their place suggests.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Draws lists from edge to edge.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Draws lists in groups.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Draws lists in inset groups.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Draws lists inset.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Draws lists as a sidebar.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// As the place suggests.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// From edge to edge.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// In groups.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// In inset groups.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Inset.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// As a sidebar.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets the style of lists.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    EffectView(content: self, effect: EnvironmentEffect { $0.setListStyle(style) })
  }
}
