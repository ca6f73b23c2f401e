public import Foundation

/// What a font is like; its name, size and weight are kept.
public final class UIFontDescriptor: Hashable, Sendable {
  /// The form of a system font's letters; only pixels show it.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a form from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As usual.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With letters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Traits of a font.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// With letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  let font: UIFont
  /// Its traits.
  public let symbolicTraits: SymbolicTraits

  init(font: UIFont, traits: SymbolicTraits? = nil) {
    self.font = font
    symbolicTraits =
      traits ?? (font.weight.rawValue >= UIFont.Weight.semibold.rawValue ? .traitBold : [])
  }

  /// Describes a font by its name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(font: UIFont(name: fontName, size: size, weight: .regular))
  }

  /// The size in points.
  public var pointSize: CGFloat { font.pointSize }
  /// The font's name.
  public var postscriptName: String { font.fontName }

  /// What the system's font for a use is like.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// The same with letters of another form.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  /// The same in another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font: font.withSize(newPointSize), traits: symbolicTraits)
  }

  /// The same with other traits.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let weight: UIFont.Weight = symbolicTraits.contains(.traitBold) ? .bold : .regular
    return UIFontDescriptor(
      font: UIFont(name: font.fontName, size: font.pointSize, weight: weight),
      traits: symbolicTraits)
  }

  /// Whether two describe the same font.
  public static func == (left: UIFontDescriptor, right: UIFontDescriptor) -> Bool {
    left.font == right.font && left.symbolicTraits == right.symbolicTraits
  }

  /// Feeds the description to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension UIFont {
  /// A font by its description.
  ///
  /// - Parameters:
  ///   - descriptor: The description.
  ///   - pointSize: The size in points; zero for that of the description.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(
      name: font.fontName, size: pointSize > 0 ? pointSize : font.pointSize, weight: font.weight)
  }

  /// What it is like.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }
}
