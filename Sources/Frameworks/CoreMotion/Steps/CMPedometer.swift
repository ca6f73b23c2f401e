/// Told how far the person has gone.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
/// Told that the person stops or goes on.
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void

/// How far the person has gone, as `Fixtures/CoreMotion/pedometer.csv` says it, after the system has
/// asked for consent.
open class CMPedometer: NSObject, @unchecked Sendable {
  private var watch: MotionWatch?

  private static var table: MotionTable? { MotionTable("pedometer") }

  /// Creates a pedometer.
  public override init() { super.init() }

  /// Whether steps are counted: where a fixture has them.
  open class func isStepCountingAvailable() -> Bool { table != nil }
  /// Whether metres are counted.
  open class func isDistanceAvailable() -> Bool { table?.rows.first?.number("distance") != nil }
  /// Whether floors are counted.
  open class func isFloorCountingAvailable() -> Bool {
    table?.rows.first?.number("floorsAscended") != nil
  }
  /// Whether it is known how fast the person goes: no.
  open class func isPaceAvailable() -> Bool { false }
  /// Whether steps are counted by the minute: no.
  open class func isCadenceAvailable() -> Bool { false }
  /// Whether it is told that the person stops: no.
  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  /// Whether the app may know.
  open class func authorizationStatus() -> CMAuthorizationStatus { .current }

  /// How far the person has gone between two dates: all that the fixture has.
  ///
  /// - Parameters:
  ///   - start: The beginning.
  ///   - end: The end.
  ///   - handler: Told it, or why nothing is known.
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) {
    nonisolated(unsafe) let handler = handler
    CMAuthorizationStatus.ask { isGranted in
      guard isGranted else { return handler(nil, CMErrorMotionActivityNotAuthorized) }
      guard let row = Self.table?.rows.last else { return handler(nil, CMErrorNotAvailable) }
      handler(CMPedometerData(row, start, end), nil)
    }
  }

  /// Begins to tell how far the person goes.
  ///
  /// - Parameters:
  ///   - start: The beginning.
  ///   - handler: Told it at the times of the fixture, or why nothing is known.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    nonisolated(unsafe) let handler = handler
    CMAuthorizationStatus.ask { [weak self] isGranted in
      guard isGranted else { return handler(nil, CMErrorMotionActivityNotAuthorized) }
      guard let table = Self.table else { return handler(nil, CMErrorNotAvailable) }
      self?.watch = MotionWatch(table) { handler(CMPedometerData($0, start, Date()), nil) }
    }
  }

  /// Ends.
  open func stopUpdates() {
    watch?.stop()
    watch = nil
  }

  /// Begins to tell that the person stops: nothing is told.
  open func startEventUpdates(handler: @escaping CMPedometerEventHandler) {}
  /// Ends.
  open func stopEventUpdates() {}
}

/// How far the person has gone.
open class CMPedometerData: NSObject, @unchecked Sendable {
  /// The beginning.
  public let startDate: Date
  /// The end.
  public let endDate: Date
  private let row: MotionTable.Row

  init(_ row: MotionTable.Row, _ start: Date, _ end: Date) {
    self.row = row
    startDate = start
    endDate = end
    super.init()
  }

  /// Steps.
  open var numberOfSteps: NSNumber { NSNumber(value: Int(row.number("steps") ?? 0)) }
  /// Metres.
  open var distance: NSNumber? { number("distance") }
  /// Floors up.
  open var floorsAscended: NSNumber? { number("floorsAscended") }
  /// Floors down.
  open var floorsDescended: NSNumber? { number("floorsDescended") }
  /// Seconds for a metre, now.
  open var currentPace: NSNumber? { number("pace") }
  /// Steps a second, now.
  open var currentCadence: NSNumber? { number("cadence") }
  /// Seconds for a metre, all along.
  open var averageActivePace: NSNumber? { number("pace") }

  private func number(_ name: String) -> NSNumber? {
    row.number(name).map { NSNumber(value: $0) }
  }
}

/// That the person stops or goes on.
open class CMPedometerEvent: NSObject, @unchecked Sendable {
  /// When.
  open var date: Date { Date() }
}
