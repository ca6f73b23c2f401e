public import CoreLocation

/// A circle on a map, which is not drawn here.
open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
  /// Its middle.
  public let coordinate: CLLocationCoordinate2D
  /// From its middle to its edge, in metres.
  public let radius: CLLocationDistance

  /// Creates a circle.
  ///
  /// - Parameters:
  ///   - coord: Its middle.
  ///   - radius: From its middle to its edge, in metres.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = coord
    self.radius = radius
    super.init()
  }

  /// Creates the circle around a part of the flat map.
  public convenience init(mapRect: MKMapRect) {
    let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY)
    self.init(center: center.coordinate, radius: center.distance(to: mapRect.origin))
  }

  /// Where it lies on the flat map.
  open var boundingMapRect: MKMapRect {
    MKMapRect(
      MKCoordinateRegion(
        center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius))
  }
}
