/// Where the device was at a moment.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  private let reading: Reading

  /// The place.
  open var coordinate: CLLocationCoordinate2D { reading.coordinate }
  /// Metres above the sea.
  open var altitude: CLLocationDistance { reading.altitude }
  /// Metres around the place; negative when the place is not known.
  open var horizontalAccuracy: CLLocationAccuracy { reading.horizontalAccuracy }
  /// Metres above and below; negative when the altitude is not known.
  open var verticalAccuracy: CLLocationAccuracy { reading.verticalAccuracy }
  /// Degrees clockwise from north; negative when it is not known.
  open var course: CLLocationDirection { reading.course }
  /// How wrong the course may be, in degrees; negative when it is not known.
  open var courseAccuracy: CLLocationDirectionAccuracy { reading.courseAccuracy }
  /// Metres a second; negative when it is not known.
  open var speed: CLLocationSpeed { reading.speed }
  /// How wrong the speed may be, in metres a second; negative when it is not known.
  open var speedAccuracy: CLLocationSpeedAccuracy { reading.speedAccuracy }
  /// When the device was there.
  open var timestamp: Date { reading.timestamp }
  /// What told it; `nil` of locations that the app has made up.
  open var sourceInformation: CLLocationSourceInformation? { reading.source }
  /// The floor, which is never known.
  open var floor: CLFloor? { nil }
  /// Metres above the ellipsoid, which here is the sea.
  open var ellipsoidalAltitude: CLLocationDistance { altitude }

  /// Creates a location from a place alone.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    reading = Reading(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      timestamp: Date())
    super.init()
  }

  /// Creates a location.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    reading = Reading(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, timestamp: timestamp)
    super.init()
  }

  /// Creates a location of something that moves.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    reading = Reading(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: course, speed: speed, timestamp: timestamp)
    super.init()
  }

  /// Creates a location of something that moves, with how wrong that may be.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
    speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
  ) {
    reading = Reading(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: courseAccuracy,
      speed: speed, speedAccuracy: speedAccuracy, timestamp: timestamp)
    super.init()
  }

  /// Creates a location that something has told.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
    speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date,
    sourceInfo: CLLocationSourceInformation
  ) {
    reading = Reading(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: courseAccuracy,
      speed: speed, speedAccuracy: speedAccuracy, timestamp: timestamp, source: sourceInfo)
    super.init()
  }

  /// Where the simulated device is now.
  ///
  /// - Parameter coordinate: The place that the test has set.
  init(ofDeviceAt coordinate: CLLocationCoordinate2D) {
    reading = Reading(
      coordinate: coordinate, horizontalAccuracy: 5, timestamp: Date(),
      source: CLLocationSourceInformation(
        softwareSimulationState: true, andExternalAccessoryState: false))
    super.init()
  }

  /// The same location: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Metres to another place on a sphere of the earth's mean radius (haversine formula).
  open func distance(from location: CLLocation) -> CLLocationDistance {
    coordinate.distance(to: location.coordinate)
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

/// What a location says.
private struct Reading {
  var coordinate: CLLocationCoordinate2D
  var altitude: CLLocationDistance = 0
  var horizontalAccuracy: CLLocationAccuracy = 0
  var verticalAccuracy: CLLocationAccuracy = -1
  var course: CLLocationDirection = -1
  var courseAccuracy: CLLocationDirectionAccuracy = -1
  var speed: CLLocationSpeed = -1
  var speedAccuracy: CLLocationSpeedAccuracy = -1
  var timestamp: Date
  var source: CLLocationSourceInformation?
}
