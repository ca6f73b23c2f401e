/// Asks the person to rate the app in the App Store, which a simulated device does not have: as on
/// a device that asks too often, nothing happens.
@MainActor @preconcurrency
public struct RequestReviewAction {
  nonisolated init() {}

  /// Asks the person to rate the app.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Asks the person to rate the app.
  ///
  /// No visible effect.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
