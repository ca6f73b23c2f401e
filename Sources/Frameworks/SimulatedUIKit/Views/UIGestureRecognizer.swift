/// Looks for something that a finger does on a view, and tells targets.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    /// The cases as UIKit numbers them.
    case possible, began, changed, ended, cancelled, failed

    /// What a gesture is that ends as it begins.
    public static let recognized = State.ended
  }

  private var targets: [(target: () -> Any?, action: Selector)] = []
  /// How far the gesture is.
  open package(set) var state = State.possible
  /// The view that it belongs to.
  open internal(set) weak var view: UIView?
  /// Whether it looks.
  open var isEnabled = true { didSet { view?.changed() } }
  /// Asked what it may do; only it alone decides here.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether touches that it takes end for the view.
  open var cancelsTouchesInView = true
  /// Whether the view is told of touches later.
  open var delaysTouchesBegan = false
  /// Whether the view is told later that touches end.
  open var delaysTouchesEnded = true
  /// What it is called.
  open var name: String?
  /// Where the finger is, in the view.
  package var place = CGPoint.zero

  /// Creates a recognizer that tells a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer that tells nobody yet.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Has somebody told.
  open func addTarget(_ target: Any, action: Selector) {
    // As in UIKit, a recognizer does not keep its targets.
    weak let object = target as AnyObject
    targets.append(({ object }, action))
  }

  /// Has nobody told of an action any more; nil for all.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { action == nil || $0.action == action }
  }

  /// Where the finger is, in a view.
  open func location(in view: UIView?) -> CGPoint { place }

  /// How many fingers there are.
  open var numberOfTouches: Int { 1 }

  /// Comes about only if another gesture does not; all may come about here.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Takes note of what the finger has done, and tells the targets.
  package func report(_ state: State, at place: CGPoint? = nil) {
    self.state = state
    if let place { self.place = place }
    for entry in targets { entry.action.perform(on: entry.target(), sender: self) }
    if [.ended, .cancelled, .failed].contains(state) { self.state = .possible }
  }
}

/// Asked what gestures may do.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may come about at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// They may not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
