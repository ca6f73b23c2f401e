public import SimulatedUIKit

/// Asks the person to rate the app in the App Store, which a simulated device does not have.
@MainActor @preconcurrency
open class SKStoreReviewController: NSObject {
  /// Asks.
  ///
  /// No visible effect.
  open class func requestReview() {}

  /// Asks in a scene.
  ///
  /// No visible effect.
  open class func requestReview(in windowScene: UIWindowScene) {}
}
