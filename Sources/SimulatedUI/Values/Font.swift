/// A typeface in a size.
public struct Font: Hashable, Sendable {
  /// How heavy strokes are.
  public enum Weight: Hashable, Sendable {
    /// The weights, thinnest first.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// A variant of the system font.
  public enum Design: Hashable, Sendable {
    /// The variants.
    case `default`, serif, rounded, monospaced
  }

  /// A size that means something, such as that of headlines.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// The styles, largest first.
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote,
      caption, caption2
  }

  /// Size and line height in points.
  struct Metrics: Hashable, Sendable {
    var size: CGFloat
    var lineHeight: CGFloat
  }

  let metrics: Metrics

  private init(_ size: CGFloat, _ lineHeight: CGFloat) {
    metrics = Metrics(size: size, lineHeight: lineHeight)
  }

  /// For the titles of whole screens.
  public static let largeTitle = Font(34, 41)
  /// For titles of the first rank.
  public static let title = Font(28, 34)
  /// For titles of the second rank.
  public static let title2 = Font(22, 28)
  /// For titles of the third rank.
  public static let title3 = Font(20, 25)
  /// For headings.
  public static let headline = Font(17, 22)
  /// For ordinary text.
  public static let body = Font(17, 22)
  /// For callouts.
  public static let callout = Font(16, 21)
  /// For secondary headings.
  public static let subheadline = Font(15, 20)
  /// For footnotes.
  public static let footnote = Font(13, 18)
  /// For captions.
  public static let caption = Font(12, 16)
  /// For captions of the second rank.
  public static let caption2 = Font(11, 13)

  /// The system font in a size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(size, (size * 1.2).rounded(.up))
  }

  /// The system font in a style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    switch style {
    case .largeTitle: largeTitle
    case .title: title
    case .title2: title2
    case .title3: title3
    case .headline: headline
    case .body: body
    case .callout: callout
    case .subheadline: subheadline
    case .footnote: footnote
    case .caption: caption
    case .caption2: caption2
    }
  }

  /// A typeface by its name.
  public static func custom(_ name: String, size: CGFloat) -> Font { system(size: size) }

  /// A typeface by its name, scaled as a style is.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo style: TextStyle
  ) -> Font {
    system(size: size)
  }

  /// A typeface by its name, never scaled.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    system(size: fixedSize)
  }

  /// The same font in bold.
  public func bold() -> Font { self }

  /// The same font in italics.
  public func italic() -> Font { self }

  /// The same font in another weight.
  public func weight(_ weight: Weight) -> Font { self }

  /// The same font with digits of equal width.
  public func monospacedDigit() -> Font { self }

  /// The same font with letters of equal width.
  public func monospaced() -> Font { self }

  /// The same font with small capitals.
  public func smallCaps() -> Font { self }
}
