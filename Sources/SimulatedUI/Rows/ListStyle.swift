private struct ListGroupedKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
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
    let isPlain = style is PlainListStyle || style is InsetListStyle
    return EffectView(
      content: self, effect: EnvironmentEffect { $0.isListGrouped = !isPlain })
  }
}
