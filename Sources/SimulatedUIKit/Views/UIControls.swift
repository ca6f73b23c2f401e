// The usual views of UIKit, each as the control of SwiftUI that shows it.

/// Where text stands in its line.
public enum NSTextAlignment: Int, Sendable {
  /// The cases as UIKit numbers them.
  case left, center, right, justified, natural
}

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

/// What an action of UIKit does.
@MainActor @preconcurrency
open class UIAction {
  /// What it is called.
  open var title: String
  let handler: (UIAction) -> Void

  /// Creates an action.
  public init(
    title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.handler = handler
  }
}

/// Something that a person can use.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// How a control is.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As usual.
    public static let normal = State([])
    /// Touched.
    public static let highlighted = State(rawValue: 1)
    /// Not to be used.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
  }

  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is tapped.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger comes down.
    public static let touchDown = Event(rawValue: 1)
    /// Its value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What it mainly does.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Its text changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
  }

  private var actions: [(action: UIAction, events: Event)] = []
  /// Whether a person can use it.
  open var isEnabled = true { didSet { changed() } }
  /// Whether it is selected.
  open var isSelected = false { didSet { changed() } }
  /// Whether it is touched.
  open var isHighlighted = false

  /// Runs an action when something happens.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Runs what belongs to something that happens.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.handler(entry.action)
    }
  }
}

/// A button.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// How a button looks.
  public enum ButtonType: Int, Sendable {
    /// The cases as UIKit numbers them.
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
  }

  private var titles: [UIControl.State: String] = [:]
  private var images: [UIControl.State: UIImage] = [:]
  /// The text of the title.
  public private(set) lazy var titleLabel: UILabel? = UILabel()

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }

  /// Creates a button that runs an action.
  public convenience init(
    type buttonType: ButtonType = .system, primaryAction: UIAction?
  ) {
    self.init(frame: .zero)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .touchUpInside)
  }

  /// The title as it shows.
  open var currentTitle: String? { titles[.normal] }
  /// The picture as it shows.
  open var currentImage: UIImage? { images[.normal] }

  /// Sets the title.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    changed()
  }

  /// The title.
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }

  /// Sets the picture.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    changed()
  }

  /// Sets the colour of the title.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
}

/// Told of editing in a text field.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// Return has been pressed.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The text has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// Return does what it does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Nothing is done.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Nothing is done.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Nothing is done.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}

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

/// Told of editing in a text view.
@MainActor @preconcurrency
public protocol UITextViewDelegate: AnyObject {
  /// The text has changed.
  func textViewDidChange(_ textView: UITextView)
  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Nothing is done.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Nothing is done.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Nothing is done.
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

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

/// A picture.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? { didSet { changed() } }

  /// Creates a view of a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

/// A sign that something is being done.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    /// The cases as UIKit numbers them.
    case medium = 100, large = 101
  }

  /// How large it is.
  open var style = Style.medium
  /// Whether it is not shown while nothing is done.
  open var hidesWhenStopped = true { didSet { changed() } }
  /// Whether something is being done.
  public private(set) var isAnimating = false { didSet { changed() } }
  /// The colour.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = .systemGray

  /// Creates a sign of a size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Something is being done.
  open func startAnimating() { isAnimating = true }
  /// Nothing is done any more.
  open func stopAnimating() { isAnimating = false }
}

/// A switch.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false { didSet { changed() } }

  /// Turns it on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A slider.
@MainActor @preconcurrency
open class UISlider: UIControl {
  /// Where it is.
  open var value: Float = 0 { didSet { changed() } }
  /// Where it begins.
  open var minimumValue: Float = 0 { didSet { changed() } }
  /// Where it ends.
  open var maximumValue: Float = 1 { didSet { changed() } }

  /// Moves it.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

/// How much has been done.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// From 0 to 1.
  open var progress: Float = 0 { didSet { changed() } }

  /// Sets how much has been done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// Views in a row or a column.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// The views.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Their direction.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { changed() } }
  /// The distance between them.
  open var spacing: CGFloat = 0 { didSet { changed() } }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
}
