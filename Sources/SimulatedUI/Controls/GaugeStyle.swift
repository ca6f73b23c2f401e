import ElementModel

/// How gauges are drawn.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of view a gauge becomes.
  associatedtype Body: View
  /// What is known about the gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Makes the view of a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a gauge style knows about a gauge.
public struct GaugeStyleConfiguration {
  /// What the value is for.
  public struct Label: View, ConfigurationPart {
    package let content: any View
  }

  /// The value in words.
  public struct CurrentValueLabel: View, ConfigurationPart {
    package let content: any View
  }

  /// The lower bound in words.
  public struct MinimumValueLabel: View, ConfigurationPart {
    package let content: any View
  }

  /// The upper bound in words.
  public struct MaximumValueLabel: View, ConfigurationPart {
    package let content: any View
  }

  /// The value as a part of the range, from 0 to 1.
  public var value: Double
  /// What the value is for.
  public var label: Label
  /// The value in words.
  public var currentValueLabel: CurrentValueLabel?
  /// The lower bound in words.
  public var minimumValueLabel: MinimumValueLabel?
  /// The upper bound in words.
  public var maximumValueLabel: MaximumValueLabel?
}

/// A style of the system's: the gauge draws itself.
@MainActor protocol SystemGaugeStyle: GaugeStyle {
  /// What SwiftUI calls the style; nil for the one that is usual.
  var name: ElementAppearance.Style? { get }
}

extension SystemGaugeStyle {
  /// The gauge as the system draws it.
  fileprivate func system(_ configuration: GaugeStyleConfiguration) -> some View {
    Gauge(value: configuration.value) {
      configuration.label
    } currentValueLabel: {
      configuration.currentValueLabel
    } minimumValueLabel: {
      AnyView(configuration.minimumValueLabel)
    } maximumValueLabel: {
      AnyView(configuration.maximumValueLabel)
    }
    .environment(\.gaugeStyle, self)
  }
}

/// As the place suggests.
public struct DefaultGaugeStyle: SystemGaugeStyle {
  var name: ElementAppearance.Style? { nil }

  /// Creates the style.
  nonisolated public init() {}

  /// The gauge as the system draws it.
  public func makeBody(configuration: Configuration) -> some View { system(configuration) }
}

/// A bar that fills up.
public struct LinearCapacityGaugeStyle: SystemGaugeStyle {
  var name: ElementAppearance.Style? { .linearCapacity }

  /// Creates the style.
  nonisolated public init() {}

  /// The gauge as the system draws it.
  public func makeBody(configuration: Configuration) -> some View { system(configuration) }
}

/// A bar with a mark.
public struct AccessoryLinearGaugeStyle: SystemGaugeStyle {
  var name: ElementAppearance.Style? { .accessoryLinear }

  /// Creates the style.
  nonisolated public init() {}

  /// The gauge as the system draws it.
  public func makeBody(configuration: Configuration) -> some View { system(configuration) }
}

/// A small bar that fills up.
public struct AccessoryLinearCapacityGaugeStyle: SystemGaugeStyle {
  var name: ElementAppearance.Style? { .accessoryLinearCapacity }

  /// Creates the style.
  nonisolated public init() {}

  /// The gauge as the system draws it.
  public func makeBody(configuration: Configuration) -> some View { system(configuration) }
}

/// A ring with a mark.
public struct AccessoryCircularGaugeStyle: SystemGaugeStyle {
  var name: ElementAppearance.Style? { .accessoryCircular }

  /// Creates the style.
  nonisolated public init() {}

  /// The gauge as the system draws it.
  public func makeBody(configuration: Configuration) -> some View { system(configuration) }
}

/// A ring that fills up.
public struct AccessoryCircularCapacityGaugeStyle: SystemGaugeStyle {
  var name: ElementAppearance.Style? { .accessoryCircularCapacity }

  /// Creates the style.
  nonisolated public init() {}

  /// The gauge as the system draws it.
  public func makeBody(configuration: Configuration) -> some View { system(configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// As the place suggests.
  nonisolated public static var automatic: DefaultGaugeStyle {
    DefaultGaugeStyle()
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills up.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that fills up.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring with a mark.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that fills up.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

private struct GaugeStyleKey: EnvironmentKey {
  static var defaultValue: any GaugeStyle { DefaultGaugeStyle() }
}

extension EnvironmentValues {
  /// How gauges are drawn.
  var gaugeStyle: any GaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how gauges are drawn.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    EffectView(content: self, effect: EnvironmentEffect { $0.gaugeStyle = style })
  }
}
