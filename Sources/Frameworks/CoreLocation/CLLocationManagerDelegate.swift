/// Told where the device is, and whether the app may know.
public protocol CLLocationManagerDelegate: AnyObject {
  /// The app may know more or less than before; also told once when the manager is created.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// The older form of ``locationManagerDidChangeAuthorization(_:)``.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// The device is here.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// It cannot be said where the device is.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// The device has come into a region.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// The device has left a region.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Whether the device is in a region.
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// A region is watched from now on.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// A region cannot be watched.
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
    withError error: any Error)
  /// The device points elsewhere; never told here.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Whether the person may be asked to turn the device about; never asked here.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  /// The person has stayed somewhere; never told here.
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
  /// Updates pause; never told here.
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  /// Updates go on; never told here.
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  /// Takes no note of it.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}

  /// Takes no note of it.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}

  /// Takes no note of it.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}

  /// Takes no note of it.
  public func locationManager(
    _ manager: CLLocationManager, didFailWithError error: any Error
  ) {}

  /// Takes no note of it.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}

  /// Takes no note of it.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}

  /// Takes no note of it.
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}

  /// Takes no note of it.
  public func locationManager(
    _ manager: CLLocationManager, didStartMonitoringFor region: CLRegion
  ) {}

  /// Takes no note of it.
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  ) {}

  /// Takes no note of it.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {}

  /// No.
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool {
    false
  }

  /// Takes no note of it.
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}

  /// Takes no note of it.
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}

  /// Takes no note of it.
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
}
