import VirtualTime

// What the simulated device cannot tell: it is never turned, and nobody stays anywhere.
extension CLLocationManager {
  /// Whether the device knows where it points: no.
  public class func headingAvailable() -> Bool { false }

  /// Whether large moves are told: yes.
  public class func significantLocationChangeMonitoringAvailable() -> Bool { true }

  /// Where the device points, which it does not know.
  public var heading: CLHeading? { nil }

  /// Whether widgets may know where the device is.
  public var isAuthorizedForWidgetUpdates: Bool { authorizationStatus.isAuthorized }

  /// Has turns told: none come.
  public func startUpdatingHeading() {}

  /// Ends what ``startUpdatingHeading()`` began.
  public func stopUpdatingHeading() {}

  /// Takes the picture away that asks to turn the device about: there is none.
  public func dismissHeadingCalibrationDisplay() {}

  /// Has stays told: none come.
  public func startMonitoringVisits() {}

  /// Ends what ``startMonitoringVisits()`` began.
  public func stopMonitoringVisits() {}

  /// Asks to know the place and not only the area, which every app may here.
  ///
  /// - Parameters:
  ///   - purposeKey: What for, as the app's Info.plist says it.
  ///   - completion: Told that nothing went wrong.
  public func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    VirtualTime.later("accuracy authorization") { completion?(nil) }
  }
}
