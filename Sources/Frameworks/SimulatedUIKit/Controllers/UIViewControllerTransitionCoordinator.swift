/// Goes along with a change of screens.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Runs changes along with the transition, and tells when it is over.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// What is known of a change of screens.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether it takes its time.
  var isAnimated: Bool { get }
}
