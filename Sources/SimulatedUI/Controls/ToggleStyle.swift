/// How toggles are drawn.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of view a toggle becomes.
  associatedtype Body: View
  /// What is known about the toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Makes the view of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a toggle style knows about a toggle.
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public struct Label: View, ConfigurationPart {
    package let content: any View
  }

  /// The toggle's label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for values of which some are on and some are off.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// A style of the system's: the toggle draws itself.
@MainActor protocol SystemToggleStyle: ToggleStyle {}

extension SystemToggleStyle {
  /// The toggle as the system draws it.
  fileprivate func system(_ configuration: ToggleStyleConfiguration) -> some View {
    Toggle(configuration).environment(\.toggleStyle, self)
  }
}

/// As the place suggests: as a switch.
public struct DefaultToggleStyle: SystemToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The toggle as the system draws it.
  public func makeBody(configuration: Configuration) -> some View { system(configuration) }
}

/// As a switch.
public struct SwitchToggleStyle: SystemToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Creates the style with a colour of switches that are on.
  nonisolated public init(tint: Color) {}

  /// The toggle as the system draws it.
  public func makeBody(configuration: Configuration) -> some View { system(configuration) }
}

/// As a button that is drawn filled while it is on.
public struct ButtonToggleStyle: SystemToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The toggle as the system draws it.
  public func makeBody(configuration: Configuration) -> some View { system(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// As the place suggests.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// As a switch.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// As a button.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: any ToggleStyle { DefaultToggleStyle() }
}

extension EnvironmentValues {
  /// How toggles are drawn.
  var toggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how toggles are drawn.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    EffectView(content: self, effect: EnvironmentEffect { $0.toggleStyle = style })
  }
}
