import DeviceServices
import VirtualTime

// Regions: the app is told when the test moves the device over a boundary. Each manager watches its own.
extension CLLocationManager {
  /// The regions that it watches.
  public var monitoredRegions: Set<CLRegion> { Set(watch.regions) }

  /// The largest radius of a region, in metres.
  public var maximumRegionMonitoringDistance: CLLocationDistance { 400_000 }

  /// Whether a kind of region can be watched: circles can.
  public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
    regionClass is CLCircularRegion.Type
  }

  /// Watches a region.
  public func startMonitoring(for region: CLRegion) {
    watch.add(region, deviceCoordinate)
    VirtualTime.later("region monitoring") { [weak self] in
      guard let self, self.watch.regions.contains(where: { $0 === region }) else { return }
      guard self.authorizationStatus != .denied else {
        self.delegate?.locationManager(
          self, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied))
        return
      }
      self.delegate?.locationManager(self, didStartMonitoringFor: region)
    }
  }

  /// Watches a region no more.
  public func stopMonitoring(for region: CLRegion) { watch.remove(region) }

  /// Asks whether the device is in a region.
  public func requestState(for region: CLRegion) {
    VirtualTime.later("region state") { [weak self] in self?.tellState(of: region) }
  }

  /// Tells the delegate which boundaries the device has crossed.
  func watchRegions() {
    for (region, crossing) in watch.move(to: deviceCoordinate)
    where authorizationStatus.isAuthorized {
      switch crossing {
      case .entered:
        if region.notifyOnEntry { delegate?.locationManager(self, didEnterRegion: region) }
      case .left:
        if region.notifyOnExit { delegate?.locationManager(self, didExitRegion: region) }
      }
      tellState(of: region)
    }
  }

  private func tellState(of region: CLRegion) {
    let coordinate = authorizationStatus.isAuthorized ? deviceCoordinate : nil
    delegate?.locationManager(
      self, didDetermineState: RegionWatch.state(of: region, coordinate), for: region)
  }

  private var deviceCoordinate: CLLocationCoordinate2D? {
    DeviceServices.shared.location.coordinate.map {
      CLLocationCoordinate2D(latitude: $0.latitude, longitude: $0.longitude)
    }
  }
}

extension CLAuthorizationStatus {
  /// Whether the app may know where the device is.
  var isAuthorized: Bool { self == .authorizedAlways || self == .authorizedWhenInUse }
}
