/// How groups of controls are drawn.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of view a group of controls becomes.
  associatedtype Body: View
  /// What is known about a group of controls.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Makes the view of a group of controls.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a group of controls.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public struct Content: View, ConfigurationPart {
    package let content: any View
  }

  /// What the controls are for.
  public struct Label: View, ConfigurationPart {
    package let content: any View
  }

  /// The controls.
  public let content: Content
  /// What the controls are for.
  public let label: Label
}

/// A style of the system's: a group of controls draws itself.
@MainActor protocol SystemControlGroupStyle: ControlGroupStyle {}

extension SystemControlGroupStyle {
  /// What the system draws.
  fileprivate func system(_ configuration: ControlGroupStyleConfiguration) -> some View {
    ControlGroup(configuration).environment(\.controlGroupStyle, self)
  }
}

/// As the place suggests.
public struct AutomaticControlGroupStyle: SystemControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What the system draws.
  public func makeBody(configuration: Configuration) -> some View { system(configuration) }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// As the place suggests.
  nonisolated public static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}

/// As in a navigation bar.
public struct NavigationControlGroupStyle: SystemControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What the system draws.
  public func makeBody(configuration: Configuration) -> some View { system(configuration) }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// As in a navigation bar.
  nonisolated public static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}

/// As a menu.
public struct MenuControlGroupStyle: SystemControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What the system draws.
  public func makeBody(configuration: Configuration) -> some View { system(configuration) }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// As a menu.
  nonisolated public static var menu: MenuControlGroupStyle {
    MenuControlGroupStyle()
  }
}

/// As a row of a menu.
public struct CompactMenuControlGroupStyle: SystemControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What the system draws.
  public func makeBody(configuration: Configuration) -> some View { system(configuration) }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// As a row of a menu.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle {
    CompactMenuControlGroupStyle()
  }
}

/// As small buttons in a menu.
public struct PaletteControlGroupStyle: SystemControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What the system draws.
  public func makeBody(configuration: Configuration) -> some View { system(configuration) }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// As small buttons in a menu.
  nonisolated public static var palette: PaletteControlGroupStyle {
    PaletteControlGroupStyle()
  }
}

private struct ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: any ControlGroupStyle { AutomaticControlGroupStyle() }
}

extension EnvironmentValues {
  /// How groups of controls are drawn.
  var controlGroupStyle: any ControlGroupStyle {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how groups of controls are drawn.
  public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    EffectView(content: self, effect: EnvironmentEffect { $0.controlGroupStyle = style })
  }
}
