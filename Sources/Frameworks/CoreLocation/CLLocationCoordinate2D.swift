@_exported public import Foundation

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres around a place.
public typealias CLLocationAccuracy = Double
/// Metres a second.
public typealias CLLocationSpeed = Double
/// Degrees clockwise from north.
public typealias CLLocationDirection = Double
/// Degrees that a direction may be wrong.
public typealias CLLocationDirectionAccuracy = Double
/// Metres a second that a speed may be wrong.
public typealias CLLocationSpeedAccuracy = Double

/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// As exact as a car needs.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// To ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// To a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// To a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// To three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// To the town or so.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3001
/// The farthest that can be said.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// The longest that can be said.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
/// Every move is told.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// A place that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(
  latitude: -180, longitude: -180)

/// A place on the earth in degrees (WGS 84).
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// The place where equator and prime meridian meet.
  public init() {
    latitude = 0
    longitude = 0
  }

  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Metres to another place on a sphere of the earth's mean radius (haversine formula).
  ///
  /// - Parameter other: The other place.
  /// - Returns: How far it is along the great circle.
  package func distance(to other: CLLocationCoordinate2D) -> CLLocationDistance {
    let radius = 6_371_008.8
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let height = radians(other.latitude - latitude)
    let width = radians(other.longitude - longitude)
    let part =
      pow(sin(height / 2), 2) + cos(radians(latitude))
      * cos(radians(other.latitude)) * pow(sin(width / 2), 2)
    return 2 * radius * asin(min(1, part.squareRoot()))
  }
}

// Named as in C, as apps call them.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a place.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a place is on the earth.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}
