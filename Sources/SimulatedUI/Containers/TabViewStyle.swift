/// How tabs are shown.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// Whether screens are pages that a finger swipes, and whether dots tell which one is shown.
  nonisolated var _pages: PageTabViewStyle? { get }
}

extension TabViewStyle {
  /// Screens are no pages.
  nonisolated public var _pages: PageTabViewStyle? { nil }
}

/// As the place suggests: a bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A bar of tabs.
@available(iOS18 )
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A bar of tabs that may become a sidebar where there is room; here it stays a bar.
@available(iOS18 )
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Pages that a finger swipes.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// When dots are shown.
  public struct IndexDisplayMode: Sendable {
    fileprivate let minimum: Int

    /// When there is more than one page.
    public static let automatic = IndexDisplayMode(minimum: 2)
    /// Always.
    public static let always = IndexDisplayMode(minimum: 1)
    /// Never.
    public static let never = IndexDisplayMode(minimum: .max)
  }

  private let mode: IndexDisplayMode

  /// Creates the style.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  /// The style itself.
  nonisolated public var _pages: PageTabViewStyle? { self }

  /// Whether dots are shown for a number of pages.
  func showsDots(for count: Int) -> Bool { count >= mode.minimum }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// As the place suggests.
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar of tabs.
  @available(iOS18 )
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar of tabs that may become a sidebar.
  @available(iOS18 )
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that a finger swipes.
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages that a finger swipes, with dots as wanted.
  nonisolated public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots of pages are shown.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// Dots for pages.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is something behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    /// As the place suggests.
    public static let automatic = BackgroundDisplayMode()
    /// While they are touched.
    public static let interactive = BackgroundDisplayMode()
    /// Always.
    public static let always = BackgroundDisplayMode()
    /// Never.
    public static let never = BackgroundDisplayMode()
  }

  /// Creates the style.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots for pages.
  nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots for pages, with something behind them as wanted.
  nonisolated public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private struct PageStyleKey: EnvironmentKey {
  static var defaultValue: PageTabViewStyle? { nil }
}

extension EnvironmentValues {
  /// How pages are shown; nil for a bar of tabs.
  var pageStyle: PageTabViewStyle? {
    get { self[PageStyleKey.self] }
    set { self[PageStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how tabs are shown.
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    let pages = style._pages
    return EffectView(content: self, effect: EnvironmentEffect { $0.pageStyle = pages })
  }

  /// Sets how the dots of pages are shown, which accessibility does not tell.
  public func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View { self }
}
