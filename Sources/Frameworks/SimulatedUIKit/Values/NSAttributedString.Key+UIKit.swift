public import Foundation

extension NSAttributedString.Key {
  /// The colour of text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// How lines of text stand, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The colour behind text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// How text is underlined.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour that text is underlined in, a `UIColor`.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// How text is struck through.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour that text is struck through in, a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// How far letters are apart.
  public static let kern = NSAttributedString.Key("NSKern")
  /// How far letters are apart.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// How far text is above its line.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// Where text leads, a `URL` or a text.
  public static let link = NSAttributedString.Key("NSLink")
  /// A picture in text.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The shadow of text.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The colour around letters, a `UIColor`.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// How thick the colour around letters is.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// How letters lean.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The font of text.
  public static let font = NSAttributedString.Key("NSFont")
}
