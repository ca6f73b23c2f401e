/// Whether the app may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The cases as Core Location numbers them.
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse

  /// The older name of ``authorizedAlways``.
  public static let authorized = CLAuthorizationStatus.authorizedAlways
}

/// How exactly the app may know it.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// The place, or only the area.
  case fullAccuracy, reducedAccuracy
}

/// What can go wrong.
public struct CLError: Error, Hashable, Sendable {
  /// The kinds of error, as Core Location numbers them.
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network
  }

  /// Which one it is.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of these errors.
  public static let errorDomain = "kCLErrorDomain"
  /// The place cannot be found right now.
  public static let locationUnknown = Code.locationUnknown
  /// The person has refused.
  public static let denied = Code.denied
  /// There is no network.
  public static let network = Code.network
}
