/// A field for a line of text.
@MainActor @preconcurrency
open class UITextField: UIControl {
  /// How the field is framed.
  public enum BorderStyle: Int, Sendable {
    /// The cases as UIKit numbers them.
    case none, line, bezel, roundedRect
  }

  /// The text.
  open var text: String? = "" { didSet { changed() } }
  /// What it says while it is empty.
  open var placeholder: String? { didSet { changed() } }
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
  open var keyboardType = UIKeyboardType.default
  /// Told of editing.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Takes a text that a person has typed.
  package func type(_ text: String) {
    self.text = text
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }
}
