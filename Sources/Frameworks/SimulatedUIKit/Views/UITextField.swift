public import Foundation

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

  /// What stands at the sides of the text, and above the keyboard.
  private var attachments = UITextFieldAttachments()

  /// What stands before the text; not shown here.
  open var leftView: UIView? {
    get { attachments.left }
    set { attachments.left = newValue }
  }
  /// When it does.
  open var leftViewMode: ViewMode {
    get { attachments.leftMode }
    set { attachments.leftMode = newValue }
  }
  /// What stands behind the text; not shown here.
  open var rightView: UIView? {
    get { attachments.right }
    set { attachments.right = newValue }
  }
  /// When it does.
  open var rightViewMode: ViewMode {
    get { attachments.rightMode }
    set { attachments.rightMode = newValue }
  }
  /// When there is a button that takes the text away; not shown here.
  open var clearButtonMode: ViewMode {
    get { attachments.clearMode }
    set { attachments.clearMode = newValue }
  }
  /// What stands in the place of the keyboard; not shown here.
  open override var inputView: UIView? {
    get { attachments.input }
    set { attachments.input = newValue }
  }
  /// What stands above the keyboard; not shown here.
  open override var inputAccessoryView: UIView? {
    get { attachments.accessory }
    set { attachments.accessory = newValue }
  }
  /// Whether the font grows with the person's size of text.
  open var adjustsFontForContentSizeCategory: Bool {
    get { attachments.adjustsFont }
    set { attachments.adjustsFont = newValue }
  }
  /// Whether the font gets smaller where there is little room.
  open var adjustsFontSizeToFitWidth: Bool {
    get { attachments.fitsWidth }
    set { attachments.fitsWidth = newValue }
  }

  /// Takes a text that a person has typed.
  package func type(_ text: String) {
    guard mayBecome(text) else { return changed() }
    self.text = text
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Asks the delegate whether a text may take the place of the one that there is.
  private func mayBecome(_ text: String) -> Bool {
    let old = Array((self.text ?? "").utf16)
    let new = Array(text.utf16)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let range = NSRange(location: start, length: old.count - start - end)
    let typed = String(decoding: new[start..<(new.count - end)], as: UTF16.self)
    return delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: typed)
      ?? true
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
