/// How sure an activity is.
public enum CMMotionActivityConfidence: Int, Sendable {
  /// The cases as Core Motion numbers them.
  case low, medium, high
}

/// What the person does.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
  /// Since when.
  public let startDate: Date
  private let row: MotionTable.Row

  init(_ row: MotionTable.Row, _ date: Date) {
    self.row = row
    startDate = date
    super.init(timestamp: row.time)
  }

  private func isActivity(_ name: String) -> Bool { row.text("activity") == name }

  /// How sure it is.
  open var confidence: CMMotionActivityConfidence {
    switch row.text("confidence") {
    case "low": .low
    case "medium": .medium
    default: .high
    }
  }
  /// Whether they stay where they are.
  open var stationary: Bool { isActivity("stationary") }
  /// Whether they walk.
  open var walking: Bool { isActivity("walking") }
  /// Whether they run.
  open var running: Bool { isActivity("running") }
  /// Whether they go by car.
  open var automotive: Bool { isActivity("automotive") }
  /// Whether they go by bicycle.
  open var cycling: Bool { isActivity("cycling") }
  /// Whether nobody knows.
  open var unknown: Bool {
    !(stationary || walking || running || automotive || cycling)
  }
}

/// Told what the person does.
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
/// Told what the person has done.
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

/// What the person does, as `Fixtures/CoreMotion/activity.csv` says it, after the system has asked for
/// consent.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  private var watch: MotionWatch?

  private static var table: MotionTable? { MotionTable("activity") }

  /// Creates a manager.
  public override init() { super.init() }

  /// Whether it is known: where a fixture says it.
  open class func isActivityAvailable() -> Bool { table != nil }
  /// Whether the app may know.
  open class func authorizationStatus() -> CMAuthorizationStatus { .current }

  /// Begins to tell what the person does.
  ///
  /// - Parameters:
  ///   - queue: Where.
  ///   - handler: Told it at the times of the fixture.
  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler
  ) {
    nonisolated(unsafe) let handler = handler
    CMAuthorizationStatus.ask { [weak self] isGranted in
      guard isGranted, let table = Self.table else { return }
      self?.watch = MotionWatch(table) { row in
        let activity = CMMotionActivity(row, Date())
        queue.addOperation { handler(activity) }
      }
    }
  }

  /// Ends.
  open func stopActivityUpdates() {
    watch?.stop()
    watch = nil
  }

  /// What the person has done between two dates: all that the fixture has.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) {
    nonisolated(unsafe) let handler = handler
    CMAuthorizationStatus.ask { isGranted in
      queue.addOperation {
        guard isGranted else { return handler(nil, CMErrorMotionActivityNotAuthorized) }
        guard let table = Self.table else { return handler(nil, CMErrorNotAvailable) }
        handler(
          table.rows.map { CMMotionActivity($0, start.addingTimeInterval($0.time)) }, nil)
      }
    }
  }
}
