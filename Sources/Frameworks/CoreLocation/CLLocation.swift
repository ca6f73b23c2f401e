/// Where the device was at a moment.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// Metres around the place; negative when the place is not known.
  public let horizontalAccuracy: CLLocationAccuracy
  /// Metres above and below; negative when the altitude is not known.
  public let verticalAccuracy: CLLocationAccuracy
  /// Degrees clockwise from north; negative when it is not known.
  public let course: CLLocationDirection
  /// Metres a second; negative when it is not known.
  public let speed: CLLocationSpeed
  /// When the device was there.
  public let timestamp: Date

  /// Creates a location from a place alone.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a location.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a location of something that moves.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  /// The same location: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Metres to another place on a sphere of the earth's mean radius (haversine formula).
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radius = 6_371_008.8
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let other = location.coordinate
    let latitude = radians(other.latitude - coordinate.latitude)
    let longitude = radians(other.longitude - coordinate.longitude)
    let part =
      pow(sin(latitude / 2), 2) + cos(radians(coordinate.latitude))
      * cos(radians(other.latitude)) * pow(sin(longitude / 2), 2)
    return 2 * radius * asin(min(1, part.squareRoot()))
  }

  /// The place and when it was, as Core Location writes it.
  open override var description: String {
    func number(_ value: Double, _ digits: Int) -> String {
      String(format: "%+.\(digits)f", value)
    }
    return "<\(number(coordinate.latitude, 8)),\(number(coordinate.longitude, 8))> +/- "
      + String(format: "%.2fm", horizontalAccuracy)
  }
}
