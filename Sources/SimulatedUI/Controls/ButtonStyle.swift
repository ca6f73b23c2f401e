import Conformances
import ElementModel

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
  public struct Label: View, ConfigurationPart {
    package let content: any View
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
}

/// The button style in force: one of the system's or an app's own.
enum ButtonAppearance {
  case system(any SystemButtonStyle)
  case primitive(any PrimitiveButtonStyle)
  case custom(any ButtonStyle)

  /// What SwiftUI calls the style; nil for the usual one and an app's own.
  @MainActor var name: ElementAppearance.Style? {
    guard case .system(let style) = self else { return nil }
    return style.name
  }

  /// Whether the button has a border, and room for it.
  var isBordered: Bool {
    guard case .system(let style) = self else { return false }
    return style is BorderedButtonStyle || style is BorderedProminentButtonStyle
      || style is GlassButtonStyle || style is GlassProminentButtonStyle
  }

  /// Whether the button is the most important one.
  var isProminent: Bool {
    guard case .system(let style) = self else { return false }
    return style is BorderedProminentButtonStyle || style is GlassProminentButtonStyle
  }

  /// The room between label and border, in points.
  func padding(for size: ControlSize) -> EdgeInsets {
    guard isBordered else { return EdgeInsets() }
    switch size {
    case .mini, .small: return EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
    case .regular: return EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
    case .large, .extraLarge:
      return EdgeInsets(top: 14, leading: 20, bottom: 14, trailing: 20)
    }
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
    let appearance =
      Conformance.cast(style, to: (any SystemButtonStyle).self).map { ButtonAppearance.system($0) }
      ?? .primitive(style)
    return EffectView(
      content: self, effect: EnvironmentEffect { $0.buttonAppearance = appearance })
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
