/// A button in a bar.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// Usual, and as what ends a screen.
    case plain = 0
    /// As what ends a screen.
    case done = 2
  }

  /// A button that systems know.
  public enum SystemItem: Int, Sendable {
    /// The cases as UIKit numbers them.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    /// Further ones.
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    /// Further ones.
    case fastForward, undo, redo, pageCurl, close

    /// What VoiceOver calls the button.
    var label: String? {
      switch self {
      case .flexibleSpace, .fixedSpace: nil
      case .action: "Share"
      case .fastForward: "Fast Forward"
      case .pageCurl: "Page Curl"
      default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
      }
    }
  }

  /// How it looks.
  open var style = Style.plain
  private var systemItem: SystemItem?
  /// The colour of what it says.
  open var tintColor: UIColor?
  /// How wide it is; 0 for as wide as what it says.
  open var width: CGFloat = 0
  /// Whose method a tap calls.
  open weak var target: AnyObject?
  /// The method that a tap calls.
  open var action: Selector?
  /// A view in its place.
  open var customView: UIView?
  /// What it does.
  open var primaryAction: UIAction? {
    didSet { title = primaryAction.map(\.title) ?? title }
  }
  /// Whether it is only room between others.
  package private(set) var isSpace = false

  /// Creates a button of the system's that does something.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.systemItem = systemItem
    isSpace = systemItem.label == nil
    self.primaryAction = primaryAction
    title = systemItem.label
  }

  /// Creates a button that does something.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    if let title { self.title = title }
    self.image = image
  }

  /// Creates a button with a title; a tap calls a method of the target.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates a button with a picture; a tap calls a method of the target.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates a button of the system's; a tap calls a method of the target.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Room that takes what is left.
  open class func flexibleSpace() -> Self { space() }

  /// Room of some points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = space()
    item.width = width
    return item
  }

  /// Creates an item.
  nonisolated public required override init() { super.init() }

  private class func space() -> Self {
    let item = Self()
    item.isSpace = true
    return item
  }

  /// The SF Symbol that a button of the system's shows instead of a word, as long as it has no other
  /// title.
  package var symbol: String? {
    guard let systemItem, title == systemItem.label else { return nil }
    return systemItem.symbol
  }

  /// Does what the button is for.
  package func press() {
    if let primaryAction { primaryAction.handler(primaryAction) }
    action?.perform(on: target, sender: self)
  }
}
