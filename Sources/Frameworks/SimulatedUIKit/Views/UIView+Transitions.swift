extension UIView {
  /// Changes what a view shows; the app is busy for the time.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: completion)
  }

  /// Puts a view in the place of another; the app is busy for the time.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let change = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else if let container = fromView.superview {
        container.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    animate(
      withDuration: duration, delay: 0, options: options, animations: change,
      completion: completion)
  }
}

extension UIView.AnimationOptions {
  /// The views stay where they are, and one of them is hidden.
  public static let showHideTransitionViews = Self(rawValue: 1 << 8)
  /// It turns about its left side.
  public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
  /// It turns about its right side.
  public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
  /// A page curls up.
  public static let transitionCurlUp = Self(rawValue: 3 << 20)
  /// A page curls down.
  public static let transitionCurlDown = Self(rawValue: 4 << 20)
  /// One fades into the other.
  public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
  /// It turns about its upper side.
  public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
  /// It turns about its lower side.
  public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
}
