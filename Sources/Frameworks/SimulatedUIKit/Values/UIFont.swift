/// A font; its size and weight are kept.
public final class UIFont: Hashable, Sendable {
  /// How bold a font is.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1.
    public var rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Thinner than thin.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Regular.
    public static let regular = Weight(rawValue: 0)
    /// Medium.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// As heavy as can be.
    public static let black = Weight(rawValue: 0.62)
  }

  /// What text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A large title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A smaller title.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A still smaller title.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// What follows a heading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Ordinary text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A smaller caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The sizes of the styles at the usual size of text, by Apple's design guidelines.
  private static let sizes: [TextStyle: CGFloat] = [
    .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15,
    .body: 17, .callout: 16, .footnote: 13, .caption1: 12, .caption2: 11,
  ]

  /// The name.
  public let fontName: String
  /// The size in points.
  public let pointSize: CGFloat
  package let weight: Weight

  init(name: String, size: CGFloat, weight: Weight) {
    fontName = name
    pointSize = size
    self.weight = weight
  }

  /// A font by its name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(name: fontName, size: fontSize, weight: .regular)
  }

  /// The system's font.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(name: ".SFUI", size: fontSize, weight: weight)
  }

  /// The system's font, leaning.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize)
  }

  /// The size of usual text.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of small text.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The size of text in labels.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of text in buttons.
  public static var buttonFontSize: CGFloat { 18 }

  /// The system's font, bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's font with letters of one width.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: ".SFMono", size: fontSize, weight: weight)
  }

  /// The system's font for a use.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(
      ofSize: sizes[style] ?? 17, weight: style == .headline ? .semibold : .regular)
  }

  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(name: fontName, size: fontSize, weight: weight)
  }

  /// From a baseline up to the top of the letters.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }
  /// From a baseline down to the bottom of the letters, below zero.
  public var descender: CGFloat { pointSize * -494 / 2048 }
  /// From a baseline up to the top of a capital.
  public var capHeight: CGFloat { pointSize * 0.7 }
  /// From a baseline up to the top of a small letter.
  public var xHeight: CGFloat { pointSize * 0.52 }

  /// How high a line is: 20.29 points at 17.
  public var lineHeight: CGFloat { ascender - descender }

  /// Whether two fonts are the same.
  public static func == (left: UIFont, right: UIFont) -> Bool {
    left.fontName == right.fontName && left.pointSize == right.pointSize
      && left.weight == right.weight
  }

  /// Feeds the font to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fontName)
    hasher.combine(pointSize)
  }
}
