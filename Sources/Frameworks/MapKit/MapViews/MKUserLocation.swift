public import CoreLocation

/// Where the person is, as a map knows it.
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
  /// What it is called.
  open var title: String? = "My Location"
  /// What is said below.
  open var subtitle: String?
  /// Where the device is, as far as it is known.
  open internal(set) var location: CLLocation?
  /// Where the device points, which is not known.
  open var heading: CLHeading? { nil }
  /// Whether it changes.
  open internal(set) var isUpdating = false

  /// Where it stands; nowhere as long as it is not known.
  open var coordinate: CLLocationCoordinate2D {
    location?.coordinate ?? kCLLocationCoordinate2DInvalid
  }
}

/// Whether a map goes where the person goes.
public enum MKUserTrackingMode: Int, Sendable {
  /// No; yes; and it turns as the person does.
  case none, follow, followWithHeading
}

/// Tells a map where the device is, if the app may know.
@MainActor
final class UserLocationWatch: NSObject, @preconcurrency CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private let told: (CLLocation) -> Void

  /// Begins.
  ///
  /// - Parameter told: Takes where the device is.
  init(_ told: @escaping (CLLocation) -> Void) {
    self.told = told
    super.init()
    manager.delegate = self
    manager.startUpdatingLocation()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    if let last = locations.last { told(last) }
  }
}
