public import CoreLocation

/// A place on the map of the world that is laid out flat (Mercator's projection).
public struct MKMapPoint: Hashable, Sendable {
  /// Points from the date line to the east.
  public var x: Double
  /// Points from the north to the south.
  public var y: Double

  /// The north-western corner of the world.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point of a place; those nearer to a pole than the map reaches are on its edge.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let world = MKMapSize.world.width
    let edge = 85.051_128_779_806_59
    let sine = sin(min(edge, max(-edge, coordinate.latitude)) * .pi / 180)
    self.init(
      x: (coordinate.longitude + 180) / 360 * world,
      y: (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * world)
  }

  /// The place of the point.
  public var coordinate: CLLocationCoordinate2D {
    let world = MKMapSize.world.width
    return CLLocationCoordinate2D(
      latitude: 90 - 360 * atan(exp((y / world - 0.5) * 2 * .pi)) / .pi,
      longitude: x / world * 360 - 180)
  }

  /// Metres to another point on the earth.
  ///
  /// - Parameter point: The other point.
  /// - Returns: How far it is along the great circle.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    coordinate.distance(to: point.coordinate)
  }
}

/// How large something on the flat map is.
public struct MKMapSize: Hashable, Sendable {
  /// Points from west to east.
  public var width: Double
  /// Points from north to south.
  public var height: Double

  /// The whole world, in points as MapKit has them.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)

  /// No extent.
  public init() { self.init(width: 0, height: 0) }

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
