/// A bar that modifiers are about.
public struct ToolbarPlacement: Hashable, Sendable {
  fileprivate enum Bar: Sendable { case automatic, bottom, navigation, tab }
  fileprivate let bar: Bar

  /// The bars of the place.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(bar: .automatic) }
  /// The bar at the bottom.
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(bar: .bottom) }
  /// The navigation bar.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(bar: .navigation) }
  /// The tab bar.
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(bar: .tab) }
}

/// What the content is to its toolbar.
public struct ToolbarRole: Sendable {
  fileprivate let showsBackTitle: Bool

  /// As the place suggests.
  public static var automatic: ToolbarRole { ToolbarRole(showsBackTitle: true) }
  /// A stack of screens.
  public static var navigationStack: ToolbarRole { ToolbarRole(showsBackTitle: true) }
  /// A collection that is browsed.
  public static var browser: ToolbarRole { ToolbarRole(showsBackTitle: true) }
  /// A document that is edited: its back button has no title.
  public static var editor: ToolbarRole { ToolbarRole(showsBackTitle: false) }
}

/// How a bar shows its title.
@available(iOS17 )
public struct ToolbarTitleDisplayMode: Sendable {
  fileprivate let mode: NavigationBarItem.TitleDisplayMode

  /// As the place suggests.
  public static var automatic: ToolbarTitleDisplayMode { Self(mode: .automatic) }
  /// Large, below the buttons.
  public static var large: ToolbarTitleDisplayMode { Self(mode: .large) }
  /// Large, beside the buttons, which is shown as small here.
  public static var inlineLarge: ToolbarTitleDisplayMode { Self(mode: .inline) }
  /// Small, between the buttons.
  public static var inline: ToolbarTitleDisplayMode { Self(mode: .inline) }
}

extension View {
  private func toolbars(
    _ bars: [ToolbarPlacement],
    change: @escaping @MainActor (ToolbarPlacement, BarCollector) -> Void
  ) -> some View {
    EffectView(
      content: self,
      effect: BarEffect { collector in
        for bar in bars { change(bar, collector) }
      })
  }

  /// Shows or hides bars.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbars(bars.isEmpty ? [.automatic] : bars) { bar, collector in
      let isHidden = visibility == .hidden
      switch bar.bar {
      case .automatic, .navigation: collector.isHidden = isHidden
      case .bottom: collector.hidesToolbar = isHidden
      case .tab: collector.hidesTabBar = isHidden
      }
    }
  }

  /// Shows or hides bars.
  @available(iOS18 )
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    toolbars(bars.isEmpty ? [.automatic] : bars) { bar, collector in
      let isHidden = visibility == .hidden
      switch bar.bar {
      case .automatic, .navigation: collector.isHidden = isHidden
      case .bottom: collector.hidesToolbar = isHidden
      case .tab: collector.hidesTabBar = isHidden
      }
    }
  }

  /// Sets what the content is to its toolbar.
  public func toolbarRole(_ role: ToolbarRole) -> some View {
    EffectView(
      content: self, effect: BarEffect { $0.showsBackTitle = role.showsBackTitle })
  }

  /// Sets how the title is shown.
  @available(iOS17 )
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }

  /// Sets what bars are filled with, which accessibility does not tell.
  public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Shows or hides what bars are filled with, which accessibility does not tell.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Shows or hides what bars are filled with, which accessibility does not tell.
  @available(iOS18 )
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Sets whether bars are light or dark, which accessibility does not tell.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Hides the status bar, in the older spelling.
  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}
