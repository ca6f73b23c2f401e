/// Told how the device is held and moved.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
/// Told how fast it gets faster.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// Told how fast it turns.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void

/// How the device is held and moved, as `Fixtures/CoreMotion/motion.csv` says it: see ``MotionTable``.
///
/// Without that it has no such sensors, as a simulator.
open class CMMotionManager: NSObject, @unchecked Sendable {
  private lazy var table = MotionTable("motion")
  private var accelerometerWatch: MotionWatch?
  private var gyroWatch: MotionWatch?
  private var deviceMotionWatch: MotionWatch?
  /// Seconds from one to the next.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// Seconds from one to the next.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// Seconds from one to the next.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// Seconds from one to the next.
  open var magnetometerUpdateInterval: TimeInterval = 0.01
  /// Whether the person is asked to move the device where that helps.
  open var showsDeviceMovementDisplay = false
  /// What turns are told from.
  open private(set) var attitudeReferenceFrame = CMAttitudeReferenceFrame.xArbitraryZVertical

  /// Creates a manager.
  public override init() { super.init() }

  /// What turns can be told from.
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame {
    [.xArbitraryZVertical, .xArbitraryCorrectedZVertical]
  }

  private func watch(
    _ interval: TimeInterval, _ queue: OperationQueue,
    _ tell: @escaping (MotionTable.Row?, Double, (any Error)?) -> Void
  ) -> MotionWatch? {
    nonisolated(unsafe) let tell = tell
    guard let table else {
      queue.addOperation { tell(nil, 0, CMError(.notAvailable)) }
      return nil
    }
    return MotionWatch(every: interval) { time in
      guard let row = table.row(at: time) else { return }
      queue.addOperation { tell(row, time, nil) }
    }
  }

  /// Whether the device knows how fast it gets faster: where a fixture says it.
  open var isAccelerometerAvailable: Bool { table != nil }
  /// Whether it is told.
  open var isAccelerometerActive: Bool { accelerometerWatch != nil }
  /// What holds now; `nil` while it is not told.
  open var accelerometerData: CMAccelerometerData? {
    accelerometerWatch.flatMap { watch in
      table?.row(at: watch.time).map { CMAccelerometerData($0, at: watch.time) }
    }
  }

  /// Begins.
  open func startAccelerometerUpdates() { accelerometerWatch = table.map { _ in MotionWatch() } }

  /// Begins to tell.
  ///
  /// - Parameters:
  ///   - queue: Where.
  ///   - handler: Told what holds, or why nothing is known.
  open func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {
    accelerometerWatch?.stop()
    accelerometerWatch = watch(accelerometerUpdateInterval, queue) { row, time, error in
      handler(row.map { CMAccelerometerData($0, at: time) }, error)
    }
  }

  /// Ends.
  open func stopAccelerometerUpdates() {
    accelerometerWatch?.stop()
    accelerometerWatch = nil
  }

  /// Whether the device knows how fast it turns: where a fixture says it.
  open var isGyroAvailable: Bool { table != nil }
  /// Whether it is told.
  open var isGyroActive: Bool { gyroWatch != nil }
  /// What holds now; `nil` while it is not told.
  open var gyroData: CMGyroData? {
    gyroWatch.flatMap { watch in table?.row(at: watch.time).map { CMGyroData($0, at: watch.time) } }
  }

  /// Begins.
  open func startGyroUpdates() { gyroWatch = table.map { _ in MotionWatch() } }

  /// Begins to tell.
  ///
  /// - Parameters:
  ///   - queue: Where.
  ///   - handler: Told what holds, or why nothing is known.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
  ) {
    gyroWatch?.stop()
    gyroWatch = watch(gyroUpdateInterval, queue) { row, time, error in
      handler(row.map { CMGyroData($0, at: time) }, error)
    }
  }

  /// Ends.
  open func stopGyroUpdates() {
    gyroWatch?.stop()
    gyroWatch = nil
  }

  /// Whether the device knows how it is held and moved: where a fixture says it.
  open var isDeviceMotionAvailable: Bool { table != nil }
  /// Whether it is told.
  open var isDeviceMotionActive: Bool { deviceMotionWatch != nil }
  /// What holds now; `nil` while it is not told.
  open var deviceMotion: CMDeviceMotion? {
    deviceMotionWatch.flatMap { watch in
      table?.row(at: watch.time).map { CMDeviceMotion($0, at: watch.time) }
    }
  }

  /// Begins.
  open func startDeviceMotionUpdates() { deviceMotionWatch = table.map { _ in MotionWatch() } }

  /// Begins to tell.
  ///
  /// - Parameters:
  ///   - queue: Where.
  ///   - handler: Told what holds, or why nothing is known.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {
    deviceMotionWatch?.stop()
    deviceMotionWatch = watch(deviceMotionUpdateInterval, queue) { row, time, error in
      handler(row.map { CMDeviceMotion($0, at: time) }, error)
    }
  }

  /// Ends.
  open func stopDeviceMotionUpdates() {
    deviceMotionWatch?.stop()
    deviceMotionWatch = nil
  }

  /// Begins, with turns told from something.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
    attitudeReferenceFrame = referenceFrame
    startDeviceMotionUpdates()
  }

  /// Begins to tell, with turns told from something.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    attitudeReferenceFrame = referenceFrame
    startDeviceMotionUpdates(to: queue, withHandler: handler)
  }

  /// Whether the device knows the magnetic field: no.
  open var isMagnetometerAvailable: Bool { false }
  /// Whether it is told: no.
  open var isMagnetometerActive: Bool { false }
  /// The magnetic field: nobody knows.
  open var magnetometerData: CMMagnetometerData? { nil }
  /// Begins: nothing is told.
  open func startMagnetometerUpdates() {}
  /// Ends.
  open func stopMagnetometerUpdates() {}
}
