public import CoreLocation

/// A place where the device can be made to be.
///
/// See Apple's documentation of `XCUILocation`.
@preconcurrency @MainActor
open class XCUILocation: NSObject {
  /// The place.
  public let location: CLLocation

  /// Creates a place.
  ///
  /// - Parameter location: The place; the simulated device takes latitude and longitude from it.
  nonisolated public init(location: CLLocation) {
    self.location = location
    super.init()
  }

  /// The place.
  nonisolated open override var debugDescription: String { "XCUILocation: \(location)" }
}

extension XCUIDevice {
  /// Where the device is made to be; `nil` when it is not.
  func readLocation() -> XCUILocation? {
    guard let place = TestSession.current?.device.coordinate else { return nil }
    return XCUILocation(
      location: CLLocation(latitude: place.latitude, longitude: place.longitude))
  }

  /// Makes the device be somewhere.
  func move(to location: XCUILocation?) {
    guard let session = TestSession.current else { return }
    let place = location?.location.coordinate
    session.log(
      "Set device location to \(place.map { "\($0.latitude), \($0.longitude)" } ?? "nil")")
    session.device.coordinate = place.map { ($0.latitude, $0.longitude) }
    session.spend(TestSession.Pace.touch)
  }
}
