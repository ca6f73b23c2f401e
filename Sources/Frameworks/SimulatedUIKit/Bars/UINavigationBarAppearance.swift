/// How a navigation bar looks.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles look.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles look.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How the button that is the main one looks.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// How the button that leads back looks.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// How far titles are moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture of the button that leads back.
  open private(set) var backIndicatorImage = UIImage()
  /// The form of that picture while a screen comes and goes.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  /// Sets the picture of the button that leads back; only pixels show that.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
  }
}
