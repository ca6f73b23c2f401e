/// How progress is shown.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of view a progress view becomes.
  associatedtype Body: View
  /// What is known about the progress.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Makes the view of a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a progress view.
public struct ProgressViewStyleConfiguration {
  /// What is being done.
  public struct Label: View, ConfigurationPart {
    package let content: any View
  }

  /// How far it has come, in words.
  public struct CurrentValueLabel: View, ConfigurationPart {
    package let content: any View
  }

  /// How far work has come, from 0 to 1; nil when nobody knows.
  public let fractionCompleted: Double?
  /// What is being done.
  public var label: Label?
  /// How far it has come, in words.
  public var currentValueLabel: CurrentValueLabel?
}

/// A style of the system's: the progress view draws itself.
@MainActor protocol SystemProgressViewStyle: ProgressViewStyle {}

extension SystemProgressViewStyle {
  /// The progress view as the system draws it.
  fileprivate func system(_ configuration: ProgressViewStyleConfiguration) -> some View {
    ProgressView(configuration).environment(\.progressViewStyle, self)
  }
}

/// As the place suggests: a spinner, or a bar when it is known how far work has come.
public struct DefaultProgressViewStyle: SystemProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The progress view as the system draws it.
  public func makeBody(configuration: Configuration) -> some View { system(configuration) }
}

/// A spinner or ring.
public struct CircularProgressViewStyle: SystemProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Creates the style with an accent colour.
  nonisolated public init(tint: Color) {}

  /// The progress view as the system draws it.
  public func makeBody(configuration: Configuration) -> some View { system(configuration) }
}

/// A bar.
public struct LinearProgressViewStyle: SystemProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Creates the style with an accent colour.
  nonisolated public init(tint: Color) {}

  /// The progress view as the system draws it.
  public func makeBody(configuration: Configuration) -> some View { system(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// As the place suggests.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner or ring.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

private struct ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
}

extension EnvironmentValues {
  /// How progress is shown.
  var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how progress is shown.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    EffectView(content: self, effect: EnvironmentEffect { $0.progressViewStyle = style })
  }
}
