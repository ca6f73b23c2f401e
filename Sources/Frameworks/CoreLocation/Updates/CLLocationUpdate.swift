import DeviceServices
import VirtualTime

/// Where the device is, as an asynchronous sequence tells it.
@available(iOS17 )
public struct CLLocationUpdate: Sendable {
  /// Where the device is; `nil` where the app may not know, or no place is simulated.
  public let location: CLLocation?
  /// Whether the person has refused.
  public let authorizationDenied: Bool
  /// Whether the person is still to be asked.
  public let authorizationRequestInProgress: Bool

  /// Whether the device does not move: it does between two places only.
  public var isStationary: Bool { false }
  /// Whether the device does not move.
  public var stationary: Bool { isStationary }
  /// Whether it cannot be said where the device is.
  public var locationUnavailable: Bool {
    location == nil && !authorizationDenied && !authorizationRequestInProgress
  }
  /// Whether all apps are refused.
  public var authorizationDeniedGlobally: Bool { false }
  /// Whether nobody may agree.
  public var authorizationRestricted: Bool { false }
  /// Whether only the area is told.
  public var accuracyLimited: Bool { false }
  /// Whether the app is too far in the background.
  public var insufficientlyInUse: Bool { false }

  /// What the app is used for.
  public enum LiveConfiguration: Sendable {
    /// As the app does not say, or on the road, elsewhere, in sports, and in the air.
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// Where the device is from now on: first after 100 milliseconds of virtual time, then after each
  /// move and each answer of the person.
  ///
  /// - Parameter configuration: What the app is used for, which changes nothing here.
  /// - Returns: A sequence without an end.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates()
  }

  /// What can be said now.
  static var current: CLLocationUpdate {
    let status = CLLocationManager.authorizationStatus()
    let place = status.isAuthorized ? DeviceServices.shared.location.coordinate : nil
    return CLLocationUpdate(
      location: place.map {
        CLLocation(
          ofDeviceAt: CLLocationCoordinate2D(latitude: $0.latitude, longitude: $0.longitude))
      },
      authorizationDenied: status == .denied,
      authorizationRequestInProgress: status == .notDetermined)
  }

  /// The places of the device, as they come.
  public struct Updates: AsyncSequence, Sendable {
    /// A place.
    public typealias Element = CLLocationUpdate

    /// Begins to tell.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream<CLLocationUpdate>.makeStream()
      let listener = LocationManagers.shared.listen { continuation.yield(.current) }
      continuation.onTermination = { _ in LocationManagers.shared.forget(listener) }
      VirtualTime.later("location update", after: CLLocationManager.timeToFix) {
        continuation.yield(.current)
      }
      return Iterator(base: stream.makeAsyncIterator())
    }

    /// Waits for the places.
    public struct Iterator: AsyncIteratorProtocol {
      var base: AsyncStream<CLLocationUpdate>.Iterator

      /// Waits for the next place.
      ///
      /// - Returns: `nil` when the task is cancelled.
      /// - Throws: Nothing; written as Core Location has it.
      public mutating func next() async throws -> CLLocationUpdate? { await base.next() }
    }
  }
}
