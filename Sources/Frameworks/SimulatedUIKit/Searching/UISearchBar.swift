public import Foundation

/// A bar with a field to search in.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  /// How it looks.
  public enum Style: UInt, Sendable {
    case `default`
    case prominent
    case minimal
  }

  /// What can stand in it, beside text.
  public enum Icon: Int, Sendable {
    case search
    case clear
    case bookmark
    case resultsList
  }

  /// The field.
  public let searchTextField = UISearchTextField()
  /// Told of what is searched.
  open weak var delegate: (any UISearchBarDelegate)?
  /// How it looks.
  open var searchBarStyle = Style.default
  /// Whether there is a button that ends the search.
  open var showsCancelButton = false
  /// What is searched in.
  open var scopeButtonTitles: [String]?
  /// Which of that is chosen.
  open var selectedScopeButtonIndex = 0
  /// Whether it is chosen at all.
  open var showsScopeBar = false
  /// The colour behind it.
  open var barTintColor: UIColor?
  /// The picture behind it.
  open var backgroundImage: UIImage?
  /// Whether something shines through.
  open var isTranslucent = true
  /// A line above the field.
  open var prompt: String?
  private let typing = SearchTyping()

  /// A bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A bar of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    typing.bar = self
    searchTextField.delegate = typing
    searchTextField.accessibilityTraits.insert(.searchField)
    searchTextField.returnKeyType = .search
    addSubview(searchTextField)
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.typed() }, for: .editingChanged)
    searchTextField.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      searchTextField.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      searchTextField.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      searchTextField.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      searchTextField.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  /// What is searched.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// What it says while it is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Which keyboard comes up.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  /// The word on the return key.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  /// How capital letters are typed.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  /// Whether it can be used.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }

  /// Shows the button that ends the search, or not.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Sets a picture in the field; only pixels show it.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}

  /// Brings the keyboard up.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Takes the keyboard away.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// The size that the system gives it.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 56) }

  /// Tells that a person has typed.
  private func typed() { delegate?.searchBar(self, textDidChange: text ?? "") }

  /// Takes a text that a person has typed into the field of a navigation bar.
  package func type(_ text: String) {
    guard text != self.text ?? "" else { return }
    self.text = text
    typed()
  }
}

/// A field to search in.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {}

/// Tells the delegate of a bar what happens in its field.
private final class SearchTyping: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidBeginEditing(bar) }
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }
}
