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
