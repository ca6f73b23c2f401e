/// Brings a controller onto the screen.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  /// What comes, which keeps this one and is not kept by it.
  public unowned let presentedViewController: UIViewController
  /// Asked whether a person may put it away, and told when they have.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates one for a controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    super.init()
  }

  /// What it comes in front of.
  open var presentingViewController: UIViewController? {
    presentedViewController.presentingViewController
  }

  /// How it comes.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
}

/// Brings a controller onto the screen beside what it belongs to; on a phone it is a sheet.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that it belongs to.
  open weak var sourceView: UIView?
  /// What it points to, a view or a button of a bar.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      sourceView = newValue as? UIView
      barButtonItem = newValue as? UIBarButtonItem
    }
  }
  /// The part of that view.
  open var sourceRect = CGRect.null
  /// The item of a bar that it belongs to.
  open var barButtonItem: UIBarButtonItem?
  /// Where its arrow may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// What is behind it.
  open var backgroundColor: UIColor?
}

/// Where the arrow of a popover is.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// At its top.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// At its bottom.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// On its left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// On its right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Anywhere.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Asked whether a person may put a controller away, and told when they have.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Whether a person may put it away.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// A person puts it away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A person has put it away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A person has tried to put it away, and may not.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
  /// How it comes where there is little room; it comes as it was told.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
  /// They may.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Nothing is done.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Nothing is done.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Nothing is done.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// As it was told.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller.presentationStyle }
}

/// Told of a popover.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
