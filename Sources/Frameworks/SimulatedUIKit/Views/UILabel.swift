/// A text.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// The text.
  open var text: String? { didSet { if text != oldValue { contentChanged() } } }
  /// The text with attributes.
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  /// The font.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { if font != oldValue { contentChanged() } }
  }
  /// The colour.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  /// Where text stands in its line.
  open var textAlignment = NSTextAlignment.natural
  /// How many lines there may be; 0 for any number.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentChanged() } } }
  /// How wide lines may be before a layout knows; 0 for what it gives.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentChanged() } }
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

  /// The size of the text, in lines as wide as there is room.
  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutState.wrappingWidth
    return TextMetrics.size(of: text, in: font, within: width, lines: numberOfLines)
  }

  override func adopt(width: CGFloat) -> Bool {
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0, width > 0 else { return false }
    let own = TextMetrics.size(of: text, in: font).width
    let limit = width < own ? width : nil
    guard limit != layoutState.wrappingWidth else { return false }
    layoutState.wrappingWidth = limit
    return true
  }

  override var textForBaseline: (height: CGFloat, line: CGFloat, ascent: CGFloat)? {
    let line = TextMetrics.lineHeight(of: font)
    return (max(line, intrinsicContentSize.height), line, font.ascender)
  }

  override func fittingSize(in size: CGSize) -> CGSize {
    TextMetrics.size(of: text, in: font, within: size.width, lines: numberOfLines)
  }
}
