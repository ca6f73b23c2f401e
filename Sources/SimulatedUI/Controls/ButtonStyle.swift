/// What a button is for, beyond its action.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// Deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves everything as it is.
  public static let cancel = ButtonRole(name: "cancel")
}

/// How an app draws its buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of view a button becomes.
  associatedtype Body: View
  /// What is known about the button.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button style knows about a button.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View, PrimitiveView {
    let content: any View

    package func update(_ node: ViewNode) { node.updateChild(.index(0), content) }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
}

/// A style of the system, which also decides what a tap does.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {}

/// The style that fits the button's place.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// The style without any decoration.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// The style without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// The style with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// The style of the most important button.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that fits the button's place.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The style without any decoration.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The style without a border.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The style with a border.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The style of the most important button.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// The button style in force: one of the system's or an app's own.
enum ButtonAppearance {
  case system(any PrimitiveButtonStyle)
  case custom(any ButtonStyle)

  /// Whether the button has a border, and room for it.
  var isBordered: Bool {
    guard case .system(let style) = self else { return false }
    return style is BorderedButtonStyle || style is BorderedProminentButtonStyle
  }

  /// Whether the button is the most important one.
  var isProminent: Bool {
    guard case .system(let style) = self else { return false }
    return style is BorderedProminentButtonStyle
  }
}

private struct ButtonAppearanceKey: EnvironmentKey {
  static var defaultValue: ButtonAppearance { .system(DefaultButtonStyle()) }
}

extension EnvironmentValues {
  var buttonAppearance: ButtonAppearance {
    get { self[ButtonAppearanceKey.self] }
    set { self[ButtonAppearanceKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of buttons.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    EffectView(
      content: self, effect: EnvironmentEffect { $0.buttonAppearance = .system(style) })
  }

  /// Sets a style of the app's own.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    EffectView(
      content: self, effect: EnvironmentEffect { $0.buttonAppearance = .custom(style) })
  }
}

extension ButtonStyle {
  /// The view of a button, whatever its type.
  func body(for configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}
