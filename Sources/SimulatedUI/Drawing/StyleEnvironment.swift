import ElementModel
import Pictures

private struct ForegroundStylesKey: EnvironmentKey {
  static var defaultValue: [AnyShapeStyle] { [] }
}
private struct TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The styles of content by rank, as far as they have been set.
  var foregroundStyles: [AnyShapeStyle] {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  /// The accent style; the app's own when nil.
  var tintStyle: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The style behind content; the system's when nil.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// The colour behind most content, with which transparent colours are mixed.
  fileprivate var ground: Color.Resolved {
    SystemColor.resolved("systemBackground", in: self)
  }
}

extension ShapeStyle {
  /// The colour that an element in the style shows; nil when it is that of main content.
  func shown(in environment: EnvironmentValues) -> ElementColor? {
    if AnyShapeStyle(self).isPrimary, environment.foregroundStyles.isEmpty { return nil }
    return resolvedColor(in: environment).elementColor(on: environment.ground)
  }

  /// The colour behind an element; nil when there is none.
  func shownBehind(in environment: EnvironmentValues) -> ElementColor? {
    let color = resolvedColor(in: environment)
    return color.opacity <= 0 ? nil : color.elementColor(on: environment.ground)
  }
}

/// A style as it was meant where it was set: names such as "secondary" and "tint" in it mean what
/// they did there.
private struct SetStyle: ColoredStyle, PaintedStyle {
  let style: AnyShapeStyle
  let foregroundStyles: [AnyShapeStyle]
  let tint: AnyShapeStyle?
  let background: AnyShapeStyle?

  func color(in environment: EnvironmentValues) -> Color.Resolved {
    style.color(in: outer(environment))
  }

  func paint(in frame: CGRect, _ environment: EnvironmentValues) -> PicturePaint {
    style.picturePaint(in: frame, outer(environment))
  }

  private func outer(_ environment: EnvironmentValues) -> EnvironmentValues {
    var outer = environment
    outer.foregroundStyles = foregroundStyles
    outer.tintStyle = tint
    outer.backgroundStyle = background
    return outer
  }
}

extension EnvironmentValues {
  /// A style as it is meant here, to be handed down.
  func bound<Style: ShapeStyle>(_ style: Style) -> AnyShapeStyle {
    // Most colours mean the same everywhere.
    if let color = style as? Color, color != .accentColor { return AnyShapeStyle(color) }
    return AnyShapeStyle(
      SetStyle(
        style: AnyShapeStyle(style), foregroundStyles: foregroundStyles, tint: tintStyle,
        background: backgroundStyle))
  }
}

/// Paints behind the elements of content that have nothing behind them yet.
struct BackgroundColorEffect: ViewEffect {
  let style: AnyShapeStyle

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    guard let color = style.shownBehind(in: node.environment) else { return items }
    for item in items {
      item.adjustElements { element in
        if element.appearance.background == nil { element.appearance.background = color }
      }
    }
    return items
  }
}

extension View {
  /// Paints behind the elements of the view that have nothing behind them yet.
  func paintedBehind<Style: ShapeStyle>(_ style: Style) -> some View {
    EffectView(content: self, effect: BackgroundColorEffect(style: AnyShapeStyle(style)))
  }
}

private struct BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
  /// The material behind a view.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}
