/// How labels are drawn.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of view a label becomes.
  associatedtype Body: View
  /// What is known about a label.
  typealias Configuration = LabelStyleConfiguration

  /// Makes the view of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a label.
public struct LabelStyleConfiguration {
  /// The title.
  public struct Title: View, ConfigurationPart {
    package let content: any View
  }

  /// The icon.
  public struct Icon: View, ConfigurationPart {
    package let content: any View
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// A style of the system's: a label draws itself.
@MainActor protocol SystemLabelStyle: LabelStyle {}

extension SystemLabelStyle {
  /// What the system draws.
  fileprivate func system(_ configuration: LabelStyleConfiguration) -> some View {
    Label(configuration).environment(\.labelStyle, self)
  }
}

/// As the place suggests.
public struct DefaultLabelStyle: SystemLabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What the system draws.
  public func makeBody(configuration: Configuration) -> some View { system(configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// As the place suggests.
  nonisolated public static var automatic: DefaultLabelStyle {
    DefaultLabelStyle()
  }
}

/// The icon alone; the title is still read.
public struct IconOnlyLabelStyle: SystemLabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What the system draws.
  public func makeBody(configuration: Configuration) -> some View { system(configuration) }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone; the title is still read.
  nonisolated public static var iconOnly: IconOnlyLabelStyle {
    IconOnlyLabelStyle()
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: SystemLabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What the system draws.
  public func makeBody(configuration: Configuration) -> some View { system(configuration) }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle {
    TitleOnlyLabelStyle()
  }
}

/// Title and icon.
public struct TitleAndIconLabelStyle: SystemLabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What the system draws.
  public func makeBody(configuration: Configuration) -> some View { system(configuration) }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Title and icon.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle {
    TitleAndIconLabelStyle()
  }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: any LabelStyle { DefaultLabelStyle() }
}

extension EnvironmentValues {
  /// How labels are drawn.
  var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how labels are drawn.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    EffectView(content: self, effect: EnvironmentEffect { $0.labelStyle = style })
  }
}
