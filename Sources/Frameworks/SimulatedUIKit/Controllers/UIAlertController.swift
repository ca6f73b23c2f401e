/// A message with buttons, shown in front of a controller.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  /// Where it is shown.
  public enum Style: Int, Sendable {
    /// From below, and in the middle.
    case actionSheet, alert
  }

  /// What it says below the title.
  open var message: String?
  /// Where it is shown.
  open private(set) var preferredStyle = Style.actionSheet
  /// The buttons.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that Return presses.
  open var preferredAction: UIAlertAction?

  /// Creates a message.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// The fields.
  open private(set) var textFields: [UITextField]?

  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

/// A button of a message.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  /// What a button is for.
  public enum Style: Int, Sendable {
    /// Usual, to leave things as they are, and to destroy something.
    case `default`, cancel, destructive
  }

  /// What it says.
  public let title: String?
  /// What it is for.
  public let style: Style
  /// Whether it can be pressed.
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  /// Creates a button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Does what the button is for.
  package func press() { handler?(self) }
}
