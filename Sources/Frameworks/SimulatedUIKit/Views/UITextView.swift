/// A view for several lines of text.
@MainActor @preconcurrency
open class UITextView: UIView {
  /// The text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = "" { didSet { changed() } }
  /// Whether a person can change it.
  open var isEditable = true { didSet { changed() } }
  /// Whether a person can select in it.
  open var isSelectable = true
  /// Whether it scrolls.
  open var isScrollEnabled = true
  /// The font.
  open var font: UIFont?
  /// The colour.
  open var textColor: UIColor?
  /// Told of editing.
  open weak var delegate: (any UITextViewDelegate)?

  /// Takes a text that a person has typed.
  package func type(_ text: String) {
    self.text = text
    delegate?.textViewDidChange(self)
  }
}
