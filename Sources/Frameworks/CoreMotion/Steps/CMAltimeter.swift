/// Told how high the device is.
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void

/// How high the device is, as `Fixtures/CoreMotion/altitude.csv` says it, after the system has asked for
/// consent.
open class CMAltimeter: NSObject, @unchecked Sendable {
  private var watch: MotionWatch?

  /// Creates an altimeter.
  public override init() { super.init() }

  /// Whether it is known: where a fixture says it.
  open class func isRelativeAltitudeAvailable() -> Bool { MotionTable("altitude") != nil }
  /// Whether it is known from the sea: no.
  open class func isAbsoluteAltitudeAvailable() -> Bool { false }
  /// Whether the app may know.
  open class func authorizationStatus() -> CMAuthorizationStatus { .current }

  /// Begins to tell how high the device is.
  ///
  /// - Parameters:
  ///   - queue: Where.
  ///   - handler: Told it at the times of the fixture, or why nothing is known.
  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler
  ) {
    nonisolated(unsafe) let handler = handler
    CMAuthorizationStatus.ask { [weak self] isGranted in
      guard isGranted, let table = MotionTable("altitude") else {
        let error = isGranted ? CMErrorNotAvailable : CMErrorMotionActivityNotAuthorized
        return queue.addOperation { handler(nil, error) }
      }
      self?.watch = MotionWatch(table) { row in
        queue.addOperation { handler(CMAltitudeData(row), nil) }
      }
    }
  }

  /// Ends.
  open func stopRelativeAltitudeUpdates() {
    watch?.stop()
    watch = nil
  }
}

/// How high the device is.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
  /// Metres from where it was first.
  public let relativeAltitude: NSNumber
  /// How heavy the air is, in kilopascals.
  public let pressure: NSNumber

  init(_ row: MotionTable.Row) {
    relativeAltitude = NSNumber(value: row.number("altitude") ?? 0)
    pressure = NSNumber(value: row.number("pressure") ?? 101.3)
    super.init(timestamp: row.time)
  }
}
