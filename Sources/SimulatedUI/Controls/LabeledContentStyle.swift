/// How labelled contents are drawn.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of view labelled content becomes.
  associatedtype Body: View
  /// What is known about labelled content.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Makes the view of labelled content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about labelled content.
public struct LabeledContentStyleConfiguration {
  /// What the content is for.
  public struct Label: View, ConfigurationPart {
    package let content: any View
  }

  /// What is labelled.
  public struct Content: View, ConfigurationPart {
    package let content: any View
  }

  /// What the content is for.
  public let label: Label
  /// What is labelled.
  public let content: Content
}

/// A style of the system's: labelled content draws itself.
@MainActor protocol SystemLabeledContentStyle: LabeledContentStyle {}

extension SystemLabeledContentStyle {
  /// What the system draws.
  fileprivate func system(_ configuration: LabeledContentStyleConfiguration) -> some View {
    LabeledContent(configuration).environment(\.labeledContentStyle, self)
  }
}

/// At both ends of a line.
public struct AutomaticLabeledContentStyle: SystemLabeledContentStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What the system draws.
  public func makeBody(configuration: Configuration) -> some View { system(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// At both ends of a line.
  nonisolated public static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}

private struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: any LabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
  /// How labelled contents are drawn.
  var labeledContentStyle: any LabeledContentStyle {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how labelled contents are drawn.
  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    EffectView(content: self, effect: EnvironmentEffect { $0.labeledContentStyle = style })
  }
}
