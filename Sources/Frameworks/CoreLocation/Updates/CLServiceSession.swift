/// Asks the person for the device's location, for as long as it is kept.
@available(iOS18 )
public final class CLServiceSession: Sendable {
  /// How much the app wants to know.
  public enum AuthorizationRequirement: Int, Sendable {
    /// Nothing, while in use, and at all times.
    case none, whenInUse, always
  }

  /// Asks, where the person has not answered yet.
  ///
  /// - Parameter authorization: How much the app wants to know.
  public init(authorization: AuthorizationRequirement) {
    let manager = CLLocationManager()
    guard manager.authorizationStatus == .notDetermined else { return }
    switch authorization {
    case .none: break
    case .whenInUse: manager.requestWhenInUseAuthorization()
    case .always: manager.requestAlwaysAuthorization()
    }
  }

  /// Asks no more, which changes nothing of what the person has answered.
  public func invalidate() {}
}
