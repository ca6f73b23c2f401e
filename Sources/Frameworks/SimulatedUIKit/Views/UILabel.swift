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
  /// Where text that is too long ends.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// How small the font may be made, as a part of its size.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the person's size of text.
  open var adjustsFontForContentSizeCategory = false
  /// The colour of the shadow.
  open var shadowColor: UIColor?
  /// Where the shadow falls.
  open var shadowOffset = CGSize.zero
  /// Whether it is of use.
  open var isEnabled = true
  /// Whether the font is made smaller to fit.
  open var adjustsFontSizeToFitWidth = false
}
