public import SimulatedUIKit

/// A text; no element for tests unless the app makes it one.
@MainActor @preconcurrency
open class SKLabelNode: SKNode {
  /// The text.
  open var text: String? { didSet { changed() } }
  /// The text with looks.
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  /// The font.
  open var fontName: String?
  /// The font's size in points.
  open var fontSize: CGFloat = 32
  /// The colour.
  open var fontColor: UIColor? = .white
  /// A colour on it.
  open var color: UIColor?
  /// How much of that colour, from 0 to 1.
  open var colorBlendFactor: CGFloat = 0
  /// How it is mixed with what is below.
  open var blendMode = SKBlendMode.alpha
  /// How it stands across its position.
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  /// How it stands above its position.
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  /// In at most how many lines; 0 for any number.
  open var numberOfLines = 1
  /// How lines end.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// How wide it may be; 0 for any width.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// An empty text.
  public init(fontNamed fontName: String?) {
    self.fontName = fontName
    super.init()
  }

  /// An empty text.
  nonisolated public override init() { super.init() }

  /// A text.
  public convenience init(text: String?) {
    self.init(fontNamed: nil)
    self.text = text
  }

  /// A text with looks.
  public convenience init(attributedText: NSAttributedString?) {
    self.init(text: attributedText?.string)
    self.attributedText = attributedText
  }

  /// Not used: there are no archives of nodes here.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// Where it is in its parent.
  open override var frame: CGRect {
    let font = UIFont.systemFont(ofSize: fontSize)
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    let size = TextMetrics.measure(
      text ?? "", font, numberOfLines == 1 ? nil : width, numberOfLines)
    let x: CGFloat =
      switch horizontalAlignmentMode {
      case .center: position.x - size.width * xScale / 2
      case .left: position.x
      case .right: position.x - size.width * xScale
      }
    let y: CGFloat =
      switch verticalAlignmentMode {
      case .baseline: position.y + font.descender * yScale
      case .center: position.y - size.height * yScale / 2
      case .top: position.y - size.height * yScale
      case .bottom: position.y
      }
    return CGRect(x: x, y: y, width: size.width * abs(xScale), height: size.height * abs(yScale))
  }
}
