public import Foundation

/// Measures processor time: real seconds of the process, in which app and test run together.
open class XCTCPUMetric: NSObject, XCTMetric {
  private var began = 0.0
  private var used = 0.0

  /// Creates the metric.
  public override init() { super.init() }

  /// Creates the metric of an app, which runs in the test's process.
  public convenience init(application: XCUIApplication) { self.init() }

  /// Creates the metric of the current thread, which is the only one.
  public convenience init(limitingToCurrentThread: Bool) { self.init() }

  /// Notes what has been used.
  open func willBeginMeasuring() { began = ProcessFigures.processorTime }

  /// Notes what has been used since.
  open func didStopMeasuring() { used = ProcessFigures.processorTime - began }

  /// The processor time of an iteration.
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_CPU.time", displayName: "CPU Time", doubleValue: used,
        unitSymbol: "s")
    ]
  }

  /// A metric of its own.
  open func copy(with zone: NSZone? = nil) -> Any { XCTCPUMetric() }
}
