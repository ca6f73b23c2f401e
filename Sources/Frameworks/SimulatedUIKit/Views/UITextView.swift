/// A view for several lines of text.
@MainActor @preconcurrency
open class UITextView: UIView {
  /// The text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = "" { didSet { if text != oldValue { contentChanged() } } }
  /// Whether a person can change it.
  open var isEditable = true { didSet { changed() } }
  /// Whether a person can select in it.
  open var isSelectable = true
  /// Whether it scrolls.
  open var isScrollEnabled = true { didSet { contentChanged() } }
  /// The font.
  open var font: UIFont?
  /// The colour.
  open var textColor: UIColor?
  /// Which keyboard comes up.
  open var keyboardType = UIKeyboardType.default { didSet { changed() } }
  /// The word on the return key.
  open var returnKeyType = UIReturnKeyType.default { didSet { changed() } }
  /// How capital letters are typed.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { changed() } }
  /// Told of editing.
  open weak var delegate: (any UITextViewDelegate)?

  /// Takes a text that a person has typed.
  package func type(_ text: String) {
    self.text = text
    delegate?.textViewDidChange(self)
  }

  /// Whether it can have keyboard focus.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// The size of its lines, where it does not scroll.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let size = TextMetrics.size(
      of: text, in: font ?? .systemFont(ofSize: 12), within: layoutState.wrappingWidth, lines: 0)
    return CGSize(width: size.width + 10, height: size.height + 16)
  }

  override func adopt(width: CGFloat) -> Bool {
    guard !isScrollEnabled, width > 10, layoutState.wrappingWidth != width - 10 else {
      return false
    }
    layoutState.wrappingWidth = width - 10
    return true
  }
}
