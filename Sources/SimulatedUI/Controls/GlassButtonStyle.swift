import ElementModel

/// A button of glass, which looks like one with a border here.
@available(iOS26 )
public struct GlassButtonStyle: SystemButtonStyle {
  var name: ElementAppearance.Style? { .bordered }

  /// Creates the style.
  nonisolated public init() {}

  /// Creates the style with glass of a kind.
  nonisolated public init(_ glass: Glass) {}

  /// The button as the system draws it.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).environment(\.buttonAppearance, .system(self))
  }
}

/// A button of glass that stands out, which looks like a prominent one with a border here.
@available(iOS26 )
public struct GlassProminentButtonStyle: SystemButtonStyle {
  var name: ElementAppearance.Style? { .borderedProminent }

  /// Creates the style.
  nonisolated public init() {}

  /// The button as the system draws it.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).environment(\.buttonAppearance, .system(self))
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button of glass.
  @available(iOS26 )
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// A button of glass of a kind.
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle {
    GlassButtonStyle(glass)
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button of glass that stands out.
  @available(iOS26 )
  nonisolated public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}
