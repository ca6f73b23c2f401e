/// What an app draws into, in a canvas.
///
/// Nothing of it is seen: neither a test nor a terminal has pixels.
public struct GraphicsContext {
  /// How something is filled.
  public struct Shading: Sendable {
    private let style: AnyShapeStyle

    /// In a colour.
    public static func color(_ color: Color) -> Shading { Shading(style: AnyShapeStyle(color)) }

    /// In a colour by its components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// In a grey.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// In a style.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      Shading(style: AnyShapeStyle(style))
    }

    /// In a gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(style: AnyShapeStyle(gradient))
    }

    /// In a gradient outwards.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(style: AnyShapeStyle(gradient))
    }

    /// In a gradient around a point.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(style: AnyShapeStyle(gradient))
    }

    /// In the foreground style.
    public static var foreground: Shading { Shading(style: AnyShapeStyle(ForegroundStyle())) }
  }

  /// How gradients go on.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// From the start again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Backwards.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Mixed in proportion to light.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// What is done to what is drawn.
  public struct Filter: Sendable {
    /// Blurs.
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    /// Casts a shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter {
      Filter()
    }
    /// Multiplies colours.
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    /// Makes colours brighter.
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    /// Makes colours stronger.
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    /// Takes colours away.
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    /// Turns colours around the wheel.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
  }

  /// A text that is ready to be drawn.
  public struct ResolvedText {
    private let text: Text
    /// What it is filled with.
    public var shading = Shading.foreground

    init(_ text: Text) { self.text = text }

    /// How much space it takes.
    public func measure(in size: CGSize) -> CGSize {
      TextMeasure.size(
        of: text.content, font: text.attributes.font ?? .body, maximumWidth: size.width,
        lineLimit: nil)
    }
  }

  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    /// Its size in points.
    public let size: CGSize
    /// How far its base line is from its top.
    public var baseline: CGFloat { size.height }
    /// What it is filled with.
    public var shading: Shading?
  }

  /// How transparent what is drawn is.
  public var opacity = 1.0
  /// How it is drawn over what is there.
  public var blendMode = BlendMode.normal
  /// How points are mapped.
  public var transform = CGAffineTransform.identity
  /// The surroundings.
  public let environment: EnvironmentValues

  init(environment: EnvironmentValues) { self.environment = environment }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}

  /// Draws a path's outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}

  /// Draws a path's outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}

  /// Draws a text.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a text.
  public func draw(_ text: Text, in rect: CGRect) {}

  /// Draws a text.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a text.
  public func draw(_ text: ResolvedText, in rect: CGRect) {}

  /// Draws an image.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws an image.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}

  /// Draws an image.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws an image.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}

  /// Makes a text ready to be drawn.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text) }

  /// Makes an image ready to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(size: CGSize(width: 22, height: 22))
  }

  /// Draws something of its own.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var copy = self
    try content(&copy)
  }

  /// Draws from now on only within a path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {}

  /// Adds a filter.
  public mutating func addFilter(_ filter: Filter) {}

  /// Moves what is drawn.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales what is drawn.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Turns what is drawn.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: angle.radians)
  }

  /// Maps what is drawn.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// How clipping works.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What is within the path is left out.
    public static let inverse = ClipOptions(rawValue: 1)
  }
}
