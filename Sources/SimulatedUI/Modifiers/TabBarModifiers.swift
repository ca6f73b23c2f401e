/// When a tab bar becomes small.
@available(iOS26 )
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// As the device has it.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// As content goes down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// As content goes up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// Where what accompanies a tab bar is.
@available(iOS26 )
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the small bar, or above the large one.
  case inline, expanded
}

/// Where tabs are that can be a sidebar.
@available(iOS18 )
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// As the device has it.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// In a bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// In a sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// What choosing the tab for searching does.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String

  /// As the device has it.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// The field has the keyboard at once.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

extension View {
  /// Says when the tab bar becomes small; here it never does.
  @available(iOS26 )
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Puts a view above the tab bar.
  @available(iOS26 )
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }

  /// Puts a view above the tab bar, if it is wanted.
  @ViewBuilder
  @available(iOS26 )
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    if isEnabled { safeAreaInset(edge: .bottom, content: content) } else { self }
  }

  /// Puts a view above the tabs of a sidebar, which phones have none of.
  @available(iOS18 )
  public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Puts a view below the tabs of a sidebar, which phones have none of.
  @available(iOS18 )
  public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Puts a view at the bottom of a sidebar, which phones have none of.
  @available(iOS18 )
  public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Says whether tabs that can be a sidebar are one at first.
  @available(iOS18 )
  public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement
  ) -> some View { self }

  /// Says what choosing the tab for searching does; the field waits for a tap here.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}

private struct TabViewBottomAccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { .expanded }
}

extension EnvironmentValues {
  /// Where what accompanies the tab bar is.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    self[TabViewBottomAccessoryPlacementKey.self]
  }
}
