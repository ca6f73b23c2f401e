import Synchronization

/// Where the device is, for the apps that may know.
package final class LocationSource: Sendable {
  /// A place in degrees.
  package struct Coordinate: Hashable, Sendable {
    /// Degrees north of the equator.
    package var latitude: Double
    /// Degrees east of Greenwich.
    package var longitude: Double

    /// Creates a place.
    package init(latitude: Double, longitude: Double) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  private struct State {
    var coordinate: Coordinate?
    var observers: [@MainActor @Sendable () -> Void] = []
  }

  private let state = Mutex(State())

  /// Where the device is; `nil` when no place is simulated.
  package var coordinate: Coordinate? { state.withLock { $0.coordinate } }

  /// Has something done after each move of the device.
  package func observe(_ observer: @escaping @MainActor @Sendable () -> Void) {
    state.withLock { $0.observers.append(observer) }
  }

  /// Moves the device.
  @MainActor
  package func move(to coordinate: Coordinate?) {
    let observers = state.withLock {
      $0.coordinate = coordinate
      return $0.observers
    }
    for observer in observers { observer() }
  }
}
