/// A text.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// The text.
  open var text: String? { didSet { changed() } }
  /// The text with attributes.
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  /// The font.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// The colour.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  /// Where text stands in its line.
  open var textAlignment = NSTextAlignment.natural
  /// How many lines there may be; 0 for any number.
  open var numberOfLines = 1 { didSet { changed() } }
  /// Whether the font is made smaller to fit.
  open var adjustsFontSizeToFitWidth = false
}
