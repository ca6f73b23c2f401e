public import CoreLocation

/// From where a map of UIKit's is seen.
open class MKMapCamera: NSObject, NSCopying, @unchecked Sendable {
  /// What is in the middle.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// How far away that is, in metres.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// Degrees clockwise from north.
  open var heading: CLLocationDirection = 0
  /// Degrees from straight down.
  open var pitch: CGFloat = 0
  /// Metres above the ground.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
    set { centerCoordinateDistance = newValue / max(0.01, cos(Double(pitch) * .pi / 180)) }
  }

  /// Creates a camera in the middle of the world.
  public override init() { super.init() }

  /// Creates a camera.
  ///
  /// - Parameters:
  ///   - centerCoordinate: What is in the middle.
  ///   - distance: How far away that is, in metres.
  ///   - pitch: Degrees from straight down.
  ///   - heading: Degrees clockwise from north.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }

  /// Another camera at the same place.
  open func copy(with zone: NSZone? = nil) -> Any {
    MKMapCamera(
      lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch,
      heading: heading)
  }

  /// What it sees.
  var region: MKCoordinateRegion {
    MKCoordinateRegion(
      center: centerCoordinate, latitudinalMeters: centerCoordinateDistance,
      longitudinalMeters: centerCoordinateDistance)
  }
}
