/// What a swipe over a row offers.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
  /// The buttons, the outermost first.
  public let actions: [UIContextualAction]
  /// Whether a full swipe does the first.
  open var performsFirstActionWithFullSwipe = true

  /// Creates an offer.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// A button that a swipe over a row uncovers.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
  /// Does what a button is for, and tells when it has been done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What a button is for.
  public enum Style: Int, Sendable {
    /// Something, and to destroy something.
    case normal, destructive
  }

  /// What it is for.
  public let style: Style
  /// Does what it is for.
  public let handler: Handler
  /// What it says.
  open var title: String?
  /// Its picture.
  open var image: UIImage?
  /// The colour behind it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! = .systemGray

  /// Creates a button.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// Does what the button is for.
  package func press(in view: UIView) { handler(self, view) { _ in } }
}
