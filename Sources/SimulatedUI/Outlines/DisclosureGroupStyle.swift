/// How disclosure groups are drawn.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of view a group becomes.
  associatedtype Body: View
  /// What is known about a group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Makes the view of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a disclosure group.
public struct DisclosureGroupStyleConfiguration {
  /// What is always shown.
  public struct Label: View, ConfigurationPart {
    package let content: any View
  }

  /// What is shown or hidden.
  public struct Content: View, ConfigurationPart {
    package let content: any View
  }

  /// What is always shown.
  public let label: Label
  /// What is shown or hidden.
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool
}

/// As the system draws disclosure groups.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The group as the system draws it.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
    .environment(\.disclosureGroupStyle, nil)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// As the system draws disclosure groups.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: (any DisclosureGroupStyle)? { nil }
}

extension EnvironmentValues {
  /// The app's own style of disclosure groups; nil for the system's.
  var disclosureGroupStyle: (any DisclosureGroupStyle)? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how disclosure groups are drawn.
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    EffectView(content: self, effect: EnvironmentEffect { $0.disclosureGroupStyle = style })
  }
}
