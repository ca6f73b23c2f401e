/// A field for a line of text.
@MainActor @preconcurrency
open class UITextField: UIControl {
  /// How the field is framed.
  public enum BorderStyle: Int, Sendable {
    /// The cases as UIKit numbers them.
    case none, line, bezel, roundedRect
  }

  /// The text.
  open var text: String? = "" { didSet { if text != oldValue { contentChanged() } } }
  /// What it says while it is empty.
  open var placeholder: String? { didSet { contentChanged() } }
  /// Whether the text is not shown.
  open var isSecureTextEntry = false { didSet { changed() } }
  /// How it is framed.
  open var borderStyle = BorderStyle.none
  /// The font.
  open var font: UIFont?
  /// The colour.
  open var textColor: UIColor?
  /// Where text stands in its line.
  open var textAlignment = NSTextAlignment.natural
  /// Which keyboard comes up.
  open var keyboardType = UIKeyboardType.default { didSet { changed() } }
  /// The word on the return key.
  open var returnKeyType = UIReturnKeyType.default { didSet { changed() } }
  /// How capital letters are typed.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { changed() } }
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether words are checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotation marks become typographic ones.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether hyphens become dashes.
  open var smartDashesType = UITextSmartDashesType.default
  /// Told of editing.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Takes a text that a person has typed.
  package func type(_ text: String) {
    self.text = text
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }

  /// The size of a line of its text, with its frame.
  open override var intrinsicContentSize: CGSize {
    let shown = text?.isEmpty == false ? text : placeholder
    let font = font ?? .systemFont(ofSize: 17)
    let width = TextMetrics.size(of: shown ?? " ", in: font).width
    let height = TextMetrics.lineHeight(of: font)
    return borderStyle == .roundedRect
      ? CGSize(width: width + 14, height: max(34, height + 12))
      : CGSize(width: width, height: height)
  }

  /// Whether it can have keyboard focus.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  override var textForBaseline: (height: CGFloat, line: CGFloat, ascent: CGFloat)? {
    let font = font ?? .systemFont(ofSize: 17)
    let line = TextMetrics.lineHeight(of: font)
    return (line, line, font.ascender)
  }
}
