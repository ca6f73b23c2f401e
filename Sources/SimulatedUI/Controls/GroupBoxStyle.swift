/// How group boxes are drawn.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of view a group box becomes.
  associatedtype Body: View
  /// What is known about a group box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Makes the view of a group box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a group box.
public struct GroupBoxStyleConfiguration {
  /// What the group is about.
  public struct Label: View, ConfigurationPart {
    package let content: any View
  }

  /// What is in the group.
  public struct Content: View, ConfigurationPart {
    package let content: any View
  }

  /// What the group is about.
  public let label: Label
  /// What is in the group.
  public let content: Content
}

/// A style of the system's: a group box draws itself.
@MainActor protocol SystemGroupBoxStyle: GroupBoxStyle {}

extension SystemGroupBoxStyle {
  /// What the system draws.
  fileprivate func system(_ configuration: GroupBoxStyleConfiguration) -> some View {
    GroupBox(configuration).environment(\.groupBoxStyle, self)
  }
}

/// In a box.
public struct DefaultGroupBoxStyle: SystemGroupBoxStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What the system draws.
  public func makeBody(configuration: Configuration) -> some View { system(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// In a box.
  nonisolated public static var automatic: DefaultGroupBoxStyle {
    DefaultGroupBoxStyle()
  }
}

private struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: any GroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  /// How group boxes are drawn.
  var groupBoxStyle: any GroupBoxStyle {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how group boxes are drawn.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    EffectView(content: self, effect: EnvironmentEffect { $0.groupBoxStyle = style })
  }
}
