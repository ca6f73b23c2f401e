/// Where the device points; nothing here turns it, so nobody is told of one.
open class CLHeading: NSObject, @unchecked Sendable {
  /// Degrees from the magnetic north pole.
  open var magneticHeading: CLLocationDirection { 0 }
  /// Degrees from the geographic north pole; negative when it is not known.
  open var trueHeading: CLLocationDirection { -1 }
  /// How wrong that may be; negative when it is not known.
  open var headingAccuracy: CLLocationDirection { -1 }
  /// The magnetic field across the device.
  open var x: CLHeadingComponentValue { 0 }
  /// The magnetic field along the device.
  open var y: CLHeadingComponentValue { 0 }
  /// The magnetic field through the device.
  open var z: CLHeadingComponentValue { 0 }
  /// When it was.
  public let timestamp = Date()
}

/// Microteslas.
public typealias CLHeadingComponentValue = Double

/// Every turn is told.
public let kCLHeadingFilterNone: CLLocationDegrees = -1

/// How the device is held when headings are told.
public enum CLDeviceOrientation: Int32, Sendable {
  /// The cases as Core Location numbers them.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// What the app needs locations for.
public enum CLActivityType: Int, Sendable {
  /// The cases as Core Location numbers them, of which the first is 1.
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// A stay at a place; nobody is told of one here.
open class CLVisit: NSObject, @unchecked Sendable {
  /// When it began.
  public let arrivalDate = Date.distantPast
  /// When it ended.
  public let departureDate = Date.distantFuture
  /// Where it was.
  public let coordinate = CLLocationCoordinate2D()
  /// Metres around the place.
  public let horizontalAccuracy: CLLocationAccuracy = -1
}
