import DeviceServices
import VirtualTime

/// Asks the person for the device's location and hands it to the app: the place that the test has
/// set with `XCUIDevice.shared.location`.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// Told where the device is.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { announceAuthorization() } }
  }

  /// How exact the app needs it.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// How far the device must move before the app is told, in metres.
  open var distanceFilter = kCLDistanceFilterNone
  /// Whether updates go on in the background.
  open var allowsBackgroundLocationUpdates = false
  /// Whether updates pause by themselves.
  open var pausesLocationUpdatesAutomatically = true
  /// Where the device was last.
  open private(set) var location: CLLocation?

  /// What the app needs locations for.
  open var activityType = CLActivityType.other
  /// Whether the status bar would say that the app asks in the background.
  open var showsBackgroundLocationIndicator = false
  /// How far the device must turn before the app is told, in degrees.
  open var headingFilter: CLLocationDegrees = 1
  /// How the device is held.
  open var headingOrientation = CLDeviceOrientation.portrait

  /// The regions that it watches.
  var watch = RegionWatch()
  private var isUpdating = false
  private var isRequesting = false

  /// Creates a manager.
  public override init() {
    super.init()
    LocationManagers.shared.add(self)
  }

  /// Whether the app may know where the device is.
  open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }

  /// How exactly the app may know it.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// Whether the app may know where the device is, in the older form.
  open class func authorizationStatus() -> CLAuthorizationStatus {
    switch DeviceServices.shared.permissions.status(of: .location) {
    case .notDetermined: .notDetermined
    case .denied: .denied
    case .always: .authorizedAlways
    default: .authorizedWhenInUse
    }
  }

  /// Whether the device knows where it is at all.
  open class func locationServicesEnabled() -> Bool { true }

  /// Asks for the location while the app is in use.
  open func requestWhenInUseAuthorization() {
    DeviceServices.shared.permissions.request(.location) { _ in }
  }

  /// Asks for the location at all times.
  open func requestAlwaysAuthorization() {
    DeviceServices.shared.permissions.request(.location, scope: .always) { _ in }
  }

  /// Has the location told once.
  open func requestLocation() {
    isRequesting = true
    deliverSoon()
  }

  /// Has the location told now and after every move.
  open func startUpdatingLocation() {
    isUpdating = true
    deliverSoon()
  }

  /// Ends what ``startUpdatingLocation()`` began.
  open func stopUpdatingLocation() { isUpdating = false }

  /// Has large moves told.
  open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }

  /// Ends what ``startMonitoringSignificantLocationChanges()`` began.
  open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }

  /// How long it takes until the device knows where it is.
  static let timeToFix: Duration = .milliseconds(100)

  private func deliverSoon() {
    VirtualTime.schedule(after: Self.timeToFix, kind: .timer, label: "location update") {
      [weak self] in self?.deliver()
    }
  }

  /// Tells the delegate where the device is, if that is wanted and may be.
  func deliver() {
    guard isUpdating || isRequesting, authorizationStatus != .notDetermined else { return }
    let wasRequesting = isRequesting
    isRequesting = false
    guard authorizationStatus != .denied else {
      delegate?.locationManager(self, didFailWithError: CLError(.denied))
      return
    }
    guard let place = DeviceServices.shared.location.coordinate else {
      if wasRequesting {
        delegate?.locationManager(self, didFailWithError: CLError(.locationUnknown))
      }
      return
    }
    let location = CLLocation(
      ofDeviceAt: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude))
    self.location = location
    delegate?.locationManager(self, didUpdateLocations: [location])
  }

  /// Tells the delegate what the app may know, as soon as there is nothing else to do.
  func announceAuthorization() {
    VirtualTime.schedule(after: .zero, kind: .timer, label: "location authorization") {
      [weak self] in
      guard let self else { return }
      self.delegate?.locationManagerDidChangeAuthorization(self)
      self.delegate?.locationManager(
        self, didChangeAuthorization: self.authorizationStatus)
      self.deliver()
    }
  }
}
