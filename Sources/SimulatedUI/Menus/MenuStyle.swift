/// How menus are drawn.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of view a menu becomes.
  associatedtype Body: View
  /// What is known about the menu.
  typealias Configuration = MenuStyleConfiguration

  /// Makes the view of a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a menu.
public struct MenuStyleConfiguration {
  /// What opens the menu.
  public struct Label: View, ConfigurationPart {
    package let content: any View
  }

  /// The choices.
  public struct Content: View, ConfigurationPart {
    package let content: any View
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

/// A style of the system's: the menu draws itself.
@MainActor protocol SystemMenuStyle: MenuStyle {}

/// As the place suggests.
public struct DefaultMenuStyle: SystemMenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The menu as the system draws it.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// As a button.
public struct ButtonMenuStyle: SystemMenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The menu as the system draws it.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// As a button without a border.
public struct BorderlessButtonMenuStyle: SystemMenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The menu as the system draws it.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// As the place suggests.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// As a button.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// As a button without a border.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

/// In which order a menu shows its choices.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let name: String

  /// As the place suggests.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first one nearest to the finger.
  public static let priority = MenuOrder(name: "priority")
  /// As they are written.
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a choice closes the menu that it is in.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let name: String

  /// As usual: it does.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It does.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It does not.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

private struct MenuStyleKey: EnvironmentKey {
  static var defaultValue: (any MenuStyle)? { nil }
}

private struct MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

extension EnvironmentValues {
  /// The app's own style of menus; nil for one of the system's.
  var menuStyle: (any MenuStyle)? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }

  /// In which order menus show their choices.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

/// Keeps a menu open after a choice in it.
private struct StayOpenEffect: ViewEffect {
  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    for item in items.flatMap(\.topElements) { item.staysOpen = true }
    return items
  }
}

extension View {
  /// Sets how menus are drawn.
  public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    let custom: (any MenuStyle)? = style is any SystemMenuStyle ? nil : style
    return EffectView(content: self, effect: EnvironmentEffect { $0.menuStyle = custom })
  }

  /// Shows or hides the mark of buttons that open menus.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Says in which order menus show their choices; tests see them as they are written.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Says whether choices close the menu that they are in.
  @ViewBuilder public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    if behavior == .disabled {
      EffectView(content: self, effect: StayOpenEffect())
    } else {
      self
    }
  }
}

private struct MenuIndicatorVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether buttons that open menus have a mark.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorVisibilityKey.self] }
    set { self[MenuIndicatorVisibilityKey.self] = newValue }
  }
}
