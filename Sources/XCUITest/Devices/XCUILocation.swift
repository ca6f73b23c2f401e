public import CoreLocation

/// Where a test says the device is.
///
/// See Apple's documentation of `XCUILocation`.
@preconcurrency @MainActor
open class XCUILocation: NSObject {
  /// The place.
  public let location: CLLocation

  /// Creates a location for ``XCUIDevice/location``.
  ///
  /// - Parameter location: The place; what else it says of altitude and speed is not simulated.
  public init(location: CLLocation) { self.location = location }

  /// The place, as Core Location writes it.
  nonisolated open override var debugDescription: String { location.description }
}
