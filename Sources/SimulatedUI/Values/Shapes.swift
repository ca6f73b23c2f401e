/// What shapes are filled with.
public protocol ShapeStyle: Sendable {}

extension Color: ShapeStyle {}

/// The colours of content, by rank.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// Of the first rank.
  public static let primary = HierarchicalShapeStyle()
  /// Of the second rank.
  public static let secondary = HierarchicalShapeStyle()
  /// Of the third rank.
  public static let tertiary = HierarchicalShapeStyle()
  /// Of the fourth rank.
  public static let quaternary = HierarchicalShapeStyle()
}

/// A material that lets what is behind it shine through.
public struct Material: ShapeStyle {
  /// The materials, thinnest first.
  public static let ultraThinMaterial = Material()
  /// A thin one.
  public static let thinMaterial = Material()
  /// One of medium thickness.
  public static let regularMaterial = Material()
  /// A thick one.
  public static let thickMaterial = Material()
  /// The thickest.
  public static let ultraThickMaterial = Material()
}

/// The accent colour of the place.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// The background of the place.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle, View {
  /// Creates a gradient of colours.
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// A view filled with the gradient.
  public var body: some View { Color("gradient") }
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// Cyan.
  public static var cyan: Color { Color.cyan }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Brown.
  public static var brown: Color { Color.brown }
  /// White.
  public static var white: Color { Color.white }
  /// Gray.
  public static var gray: Color { Color.gray }
  /// Black.
  public static var black: Color { Color.black }
  /// No colour.
  public static var clear: Color { Color.clear }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The colour of main content.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// The colour of secondary content.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// The colour of content of the third rank.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// The colour of content of the fourth rank.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

extension ShapeStyle where Self == Material {
  /// The thinnest material.
  public static var ultraThinMaterial: Material { Material() }
  /// A thin material.
  public static var thinMaterial: Material { Material() }
  /// A material of medium thickness.
  public static var regularMaterial: Material { Material() }
  /// A thick material.
  public static var thickMaterial: Material { Material() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The accent colour of the place.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the place.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// An outline that can be filled; as a view it fills the space it is offered.
public protocol Shape: View, Sendable {}

extension Shape {
  /// A shape without content of its own is drawn in the foreground colour.
  public var body: some View { Color.primary }

  /// Fills the shape.
  public func fill<Style: ShapeStyle>(_ style: Style) -> some View {
    Color((style as? Color) == .clear ? "clear" : "fill")
  }

  /// Draws the outline; what is inside stays open.
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
    Color.clear
  }

  /// Draws the outline within the shape; what is inside stays open.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1
  ) -> some View {
    Color.clear
  }
}

/// A rectangle.
public struct Rectangle: Shape {
  /// Creates a rectangle.
  nonisolated public init() {}
}

/// A circle.
public struct Circle: Shape {
  /// Creates a circle.
  nonisolated public init() {}
}

/// An ellipse.
public struct Ellipse: Shape {
  /// Creates an ellipse.
  nonisolated public init() {}
}

/// A rectangle with half circles at its ends.
public struct Capsule: Shape {
  /// Creates a capsule.
  nonisolated public init() {}
}

/// How corners are rounded.
public enum RoundedCornerStyle: Sendable {
  /// By quarter circles, or smoothly.
  case circular, continuous
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  /// Creates a rectangle with a corner radius.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  /// A circle.
  nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  nonisolated public static var capsule: Capsule { Capsule() }
}

extension View {
  /// Fills the space behind the view.
  public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { Color((style as? Color) == .clear ? "clear" : "fill") }
  }

  /// Fills a shape behind the view.
  public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline
  ) -> some View {
    background { Color((style as? Color) == .clear ? "clear" : "fill") }
  }
}
