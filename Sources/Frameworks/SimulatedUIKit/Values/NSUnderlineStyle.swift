/// How text is underlined or struck through.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// A way by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// By a line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// By a thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// By two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// By dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// By dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Word by word.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
