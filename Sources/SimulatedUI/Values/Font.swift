/// A typeface in a size.
public struct Font: Hashable, Sendable {
  /// How heavy strokes are.
  public struct Weight: Hashable, Sendable {
    /// From the thinnest, -1, to the heaviest, 1, as UIKit counts.
    let value: Double

    /// The thinnest.
    public static let ultraLight = Weight(value: -0.8)
    /// Very thin.
    public static let thin = Weight(value: -0.6)
    /// Thin.
    public static let light = Weight(value: -0.4)
    /// As text usually is.
    public static let regular = Weight(value: 0)
    /// A little heavier.
    public static let medium = Weight(value: 0.23)
    /// Nearly bold.
    public static let semibold = Weight(value: 0.3)
    /// Bold.
    public static let bold = Weight(value: 0.4)
    /// Heavier than bold.
    public static let heavy = Weight(value: 0.56)
    /// The heaviest.
    public static let black = Weight(value: 0.62)

    /// Whether strokes are so heavy that they emphasize.
    var isHeavy: Bool { value >= Weight.semibold.value }
  }

  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    /// From narrow, -1, to wide, 1.
    public var value: CGFloat

    /// Creates a width.
    public init(_ value: CGFloat) { self.value = value }

    /// Narrow.
    public static let compressed = Width(-0.4)
    /// A little narrow.
    public static let condensed = Width(-0.2)
    /// As letters usually are.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// A variant of the system font.
  public enum Design: Hashable, Sendable {
    /// The usual one.
    case `default`
    /// With serifs.
    case serif
    /// With round ends.
    case rounded
    /// With letters of equal width.
    case monospaced
  }

  /// How far apart lines are.
  public enum Leading: Hashable, Sendable {
    /// As usual.
    case standard
    /// Closer.
    case tight
    /// Further apart.
    case loose
  }

  /// A size that means something, such as that of headlines.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// For the titles of whole screens.
    case largeTitle
    /// For titles of the first rank.
    case title
    /// For titles of the second rank.
    case title2
    /// For titles of the third rank.
    case title3
    /// For headings.
    case headline
    /// For secondary headings.
    case subheadline
    /// For ordinary text.
    case body
    /// For callouts.
    case callout
    /// For footnotes.
    case footnote
    /// For captions.
    case caption
    /// For captions of the second rank.
    case caption2
  }

  /// Size and line height in points.
  struct Metrics: Hashable, Sendable {
    var size: CGFloat
    /// How far apart lines are in the tables of Apple's Human Interface Guidelines.
    var lineHeight: CGFloat
    /// What of that is between lines; 0 for a font of no style.
    var leading: CGFloat = 0
    /// How much closer or further apart lines are set than usual.
    var change: CGFloat = 0

    /// How high a line of text is, from its ascent to its descent.
    ///
    /// These are 1950 and 494 of 2048 units in San Francisco. In dumps of iOS 17 and 26 on GitHub a line of body text is 20.33
    /// points high, one of footnotes 15.67, a large title 40.67, and one of 16 points 19.33.
    var textHeight: CGFloat { size * (Self.ascent + Self.descent) + change }

    /// How high and how deep letters are, in parts of the size.
    static var ascent: CGFloat { 1950.0 / 2048 }
    static var descent: CGFloat { 494.0 / 2048 }
  }

  /// What a font has beyond its size.
  struct Traits: Hashable, Sendable {
    var weight: Weight?
    var design: Design?
    var width: Width?
    var isItalic = false
    var isMonospaced = false
    var hasSmallCaps = false
  }

  private(set) var metrics: Metrics
  private(set) var traits = Traits()
  /// The style that the size comes from.
  private(set) var textStyle: TextStyle?

  private init(_ size: CGFloat, _ lineHeight: CGFloat, _ style: TextStyle?) {
    metrics = Metrics(size: size, lineHeight: lineHeight)
    if style != nil { metrics.leading = lineHeight - metrics.textHeight }
    textStyle = style
    if style == .headline { traits.weight = .semibold }
  }

  /// For the titles of whole screens.
  public static let largeTitle = Font(34, 41, .largeTitle)
  /// For titles of the first rank.
  public static let title = Font(28, 34, .title)
  /// For titles of the second rank.
  public static let title2 = Font(22, 28, .title2)
  /// For titles of the third rank.
  public static let title3 = Font(20, 25, .title3)
  /// For headings.
  public static let headline = Font(17, 22, .headline)
  /// For ordinary text.
  public static let body = Font(17, 22, .body)
  /// For callouts.
  public static let callout = Font(16, 21, .callout)
  /// For secondary headings.
  public static let subheadline = Font(15, 20, .subheadline)
  /// For footnotes.
  public static let footnote = Font(13, 18, .footnote)
  /// For captions.
  public static let caption = Font(12, 16, .caption)
  /// For captions of the second rank.
  public static let caption2 = Font(11, 13, .caption2)

  /// The same font after a change.
  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }

  /// The system font in a size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(size, (size * 1.2).rounded(.up), nil).with {
      $0.traits.weight = weight
      $0.traits.design = design
    }
  }

  /// The system font in a style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    let font: Font =
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
    return font.with {
      $0.traits.weight = weight ?? $0.traits.weight
      $0.traits.design = design
    }
  }

  /// A typeface by its name, scaled as ordinary text is.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// A typeface by its name, scaled as a style is.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    system(size: size).named(name).with { $0.textStyle = textStyle }
  }

  /// A typeface by its name, never scaled.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    system(size: fixedSize).named(name)
  }

  /// The names of typefaces usually say their weight, as in `Avenir-Heavy`.
  private func named(_ name: String) -> Font {
    let name = name.lowercased()
    return with {
      if ["bold", "heavy", "black"].contains(where: name.contains) { $0.traits.weight = .bold }
      if ["italic", "oblique"].contains(where: name.contains) { $0.traits.isItalic = true }
      if ["mono", "courier", "menlo"].contains(where: name.contains) {
        $0.traits.isMonospaced = true
      }
    }
  }

  /// The same font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The same font in italics.
  public func italic() -> Font { with { $0.traits.isItalic = true } }

  /// The same font in another weight.
  public func weight(_ weight: Weight) -> Font { with { $0.traits.weight = weight } }

  /// The same font in another width.
  public func width(_ width: Width) -> Font { with { $0.traits.width = width } }

  /// The same font with digits of equal width.
  public func monospacedDigit() -> Font { self }

  /// The same font with letters of equal width.
  public func monospaced() -> Font { with { $0.traits.isMonospaced = true } }

  /// The same font with small capitals.
  public func smallCaps() -> Font { with { $0.traits.hasSmallCaps = true } }

  /// The same font with small capitals for small letters.
  public func lowercaseSmallCaps() -> Font { smallCaps() }

  /// The same font with small capitals for capitals.
  public func uppercaseSmallCaps() -> Font { smallCaps() }

  private mutating func setLinesApart(by change: CGFloat) {
    metrics.lineHeight += change
    metrics.change += change
  }

  /// The same font with lines closer or further apart: by two points.
  public func leading(_ leading: Leading) -> Font {
    with {
      switch leading {
      case .standard: break
      case .tight: $0.setLinesApart(by: -2)
      case .loose: $0.setLinesApart(by: 2)
      }
    }
  }
}
