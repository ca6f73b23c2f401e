extension Image {
  /// How an image is drawn in another size.
  public enum ResizingMode: Sendable {
    /// Repeated.
    case tile
    /// Stretched.
    case stretch
  }

  /// Which of the image's colours count.
  public enum TemplateRenderingMode: Sendable {
    /// The shape alone.
    case template
    /// The picture.
    case original
  }

  /// How much of the surrounding text's size a symbol takes.
  public enum Scale: Sendable {
    /// Smaller.
    case small
    /// As the text.
    case medium
    /// Larger.
    case large

    /// How much larger than the text symbols are.
    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.3
      }
    }
  }

  /// How pixels are filled in when an image is scaled.
  public enum Interpolation: Sendable {
    /// Not at all.
    case none
    /// Quickly.
    case low
    /// Well.
    case medium
    /// Very well.
    case high
  }

  /// How wide the brightness of an image reaches.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    /// As screens usually show.
    public static let standard = DynamicRange(name: "standard")
    /// Wider, within limits.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As wide as the screen can show.
    public static let high = DynamicRange(name: "high")
  }
}

/// How symbols are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In their own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// In one colour of several strengths.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In given colours.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// Variants of symbols, such as filled ones.
public struct SymbolVariants: Hashable, Sendable {
  private var parts: [String] = []

  /// As named.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(parts: ["circle"])
  /// In a square.
  public static let square = SymbolVariants(parts: ["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(parts: ["rectangle"])
  /// Filled.
  public static let fill = SymbolVariants(parts: ["fill"])
  /// Struck through.
  public static let slash = SymbolVariants(parts: ["slash"])

  /// In a circle too.
  public var circle: SymbolVariants { adding("circle") }
  /// In a square too.
  public var square: SymbolVariants { adding("square") }
  /// In a rectangle too.
  public var rectangle: SymbolVariants { adding("rectangle") }
  /// Filled too.
  public var fill: SymbolVariants { adding("fill") }
  /// Struck through too.
  public var slash: SymbolVariants { adding("slash") }

  private func adding(_ part: String) -> SymbolVariants {
    SymbolVariants(parts: parts.contains(part) ? parts : parts + [part])
  }

  /// Whether all parts of another variant are in this one.
  public func contains(_ other: SymbolVariants) -> Bool {
    other.parts.allSatisfy(parts.contains)
  }

  /// Both variants.
  func union(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(parts: parts + other.parts.filter { !parts.contains($0) })
  }

  /// The name of a symbol's variant.
  func applied(to name: String) -> String {
    let own = Set(name.split(separator: ".").map(String.init))
    // Names end in what is around, how it is struck, and whether it is filled, in this order.
    let order = ["circle", "square", "rectangle", "slash", "fill"]
    let new = order.filter { parts.contains($0) && !own.contains($0) }
    return ([name] + new).joined(separator: ".")
  }
}

private struct ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}
private struct SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}
private struct SymbolRenderingKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
  /// The scale of symbols.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The variant of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// How symbols are coloured.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingKey.self] }
    set { self[SymbolRenderingKey.self] = newValue }
  }
}

extension View {
  /// Sets the scale of symbols.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Sets how symbols are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Sets the variant of symbols.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    EffectView(
      content: self,
      effect: EnvironmentEffect { $0.symbolVariants = $0.symbolVariants.union(variant) })
  }
}

private struct AllowedDynamicRangeKey: EnvironmentKey {
  static var defaultValue: Image.DynamicRange? { nil }
}

extension EnvironmentValues {
  /// How bright pictures may be.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRangeKey.self] }
    set { self[AllowedDynamicRangeKey.self] = newValue }
  }
}
