import Conformances

/// What shapes are filled with.
public protocol ShapeStyle: Sendable {
  /// The type of the style within an environment.
  associatedtype Resolved: ShapeStyle = Never

  /// The style within an environment.
  nonisolated func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Never called: a style of the system's resolves itself.
  nonisolated public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("A style of the system's is not resolved to another.")
  }
}

extension Never: ShapeStyle {}

/// A style that the library itself knows the colour of.
protocol ColoredStyle: ShapeStyle {
  /// The colour within an environment.
  func color(in environment: EnvironmentValues) -> Color.Resolved
}

extension ShapeStyle {
  /// The colour that stands for the style within an environment.
  func resolvedColor(in environment: EnvironmentValues) -> Color.Resolved {
    if let style = Conformance.cast(self, to: (any ColoredStyle).self) {
      return style.color(in: environment)
    }
    if Resolved.self == Never.self { return Color.primary.resolve(in: environment) }
    return resolve(in: environment).resolvedColor(in: environment)
  }
}

extension Color: ColoredStyle {
  nonisolated func color(in environment: EnvironmentValues) -> Resolved {
    resolve(in: environment)
  }
}

extension Color.Resolved: ColoredStyle {
  /// A colour by its components is that in any environment.
  public typealias Resolved = Never

  func color(in environment: EnvironmentValues) -> Color.Resolved { self }
}

/// A style of any type.
public struct AnyShapeStyle: ColoredStyle, Hashable {
  private let style: any ShapeStyle

  /// Hides the type of a style.
  public init<Style: ShapeStyle>(_ style: Style) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  func color(in environment: EnvironmentValues) -> Color.Resolved {
    style.resolvedColor(in: environment)
  }

  /// The style itself.
  var base: any ShapeStyle { style }

  /// Whether it is the style of main content, which nothing need be said about.
  var isPrimary: Bool {
    (style as? Color) == .primary || (style as? HierarchicalShapeStyle)?.rank == 0
  }

  /// Whether two styles are the same colour; others differ unless they look alike in light.
  public static func == (left: AnyShapeStyle, right: AnyShapeStyle) -> Bool {
    if let one = left.style as? Color, let other = right.style as? Color { return one == other }
    let environment = EnvironmentValues()
    return type(of: left.style) == type(of: right.style)
      && left.color(in: environment) == right.color(in: environment)
  }

  /// Feeds nothing: what looks alike is equal.
  public func hash(into hasher: inout Hasher) {}
}

/// The colours of content, by rank.
public struct HierarchicalShapeStyle: ColoredStyle {
  /// From 0 for the first.
  let rank: Int

  /// Of the first rank.
  public static let primary = HierarchicalShapeStyle(rank: 0)
  /// Of the second rank.
  public static let secondary = HierarchicalShapeStyle(rank: 1)
  /// Of the third rank.
  public static let tertiary = HierarchicalShapeStyle(rank: 2)
  /// Of the fourth rank.
  public static let quaternary = HierarchicalShapeStyle(rank: 3)
  /// Of the fifth rank.
  public static let quinary = HierarchicalShapeStyle(rank: 4)

  /// How much of the colour of main content is seen in each rank.
  private static let opacities: [Float] = [1, 0.6, 0.3, 0.18, 0.12]

  func color(in environment: EnvironmentValues) -> Color.Resolved {
    let styles = environment.foregroundStyles
    if styles.indices.contains(rank) { return styles[rank].color(in: environment) }
    if let first = styles.first, !first.isPrimary {
      var color = first.color(in: environment)
      color.opacity *= Self.opacities[rank]
      return color
    }
    let names = ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel"]
    return SystemColor.resolved(names[min(rank, 3)], in: environment)
  }
}

/// A style of a lower rank of another.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ColoredStyle {
  let base: Base
  let opacity: Float

  func color(in environment: EnvironmentValues) -> Color.Resolved {
    var color = base.resolvedColor(in: environment)
    color.opacity *= opacity
    return color
  }
}

extension ShapeStyle {
  /// The second rank of the style.
  public var secondary: some ShapeStyle {
    HierarchicalShapeStyleModifier(base: self, opacity: 0.6)
  }

  /// The third rank of the style.
  public var tertiary: some ShapeStyle {
    HierarchicalShapeStyleModifier(base: self, opacity: 0.3)
  }

  /// The fourth rank of the style.
  public var quaternary: some ShapeStyle {
    HierarchicalShapeStyleModifier(base: self, opacity: 0.18)
  }

  /// The fifth rank of the style.
  public var quinary: some ShapeStyle {
    HierarchicalShapeStyleModifier(base: self, opacity: 0.12)
  }

  /// The same style, more or less transparent.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    HierarchicalShapeStyleModifier(base: self, opacity: Float(opacity))
  }

  /// The same style, drawn in another way over what is behind.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    HierarchicalShapeStyleModifier(base: self, opacity: 1)
  }

  /// The same style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    HierarchicalShapeStyleModifier(base: self, opacity: 1)
  }
}

/// A shadow around or within a shape.
public struct ShadowStyle: Equatable, Sendable {
  private let radius: CGFloat

  /// A shadow around.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(radius: radius)
  }

  /// A shadow within.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(radius: radius)
  }
}
