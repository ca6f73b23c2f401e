public import Foundation

/// Measures memory: real kilobytes of the process, in which app and test run together.
open class XCTMemoryMetric: NSObject, XCTMetric {
  private var began = 0.0
  private var growth = 0.0
  private var peak = 0.0

  /// Creates the metric.
  public override init() { super.init() }

  /// Creates the metric of an app, which runs in the test's process.
  public convenience init(application: XCUIApplication) { self.init() }

  /// Notes how much is in use.
  open func willBeginMeasuring() { began = ProcessFigures.memory }

  /// Notes how much more is in use.
  open func didStopMeasuring() {
    growth = ProcessFigures.memory - began
    peak = ProcessFigures.peakMemory
  }

  /// The growth of an iteration, and the most that was in use so far.
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Memory.physical", displayName: "Memory Physical",
        doubleValue: growth, unitSymbol: "kB"),
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Memory.physical_peak",
        displayName: "Memory Peak Physical", doubleValue: peak, unitSymbol: "kB"),
    ]
  }

  /// A metric of its own.
  open func copy(with zone: NSZone? = nil) -> Any { XCTMemoryMetric() }
}

/// Measures what is written to files: real kilobytes of the process.
open class XCTStorageMetric: NSObject, XCTMetric {
  private var began = 0.0
  private var written = 0.0

  /// Creates the metric.
  public override init() { super.init() }

  /// Creates the metric of an app, which runs in the test's process.
  public convenience init(application: XCUIApplication) { self.init() }

  /// Notes how much has been written.
  open func willBeginMeasuring() { began = ProcessFigures.writtenData }

  /// Notes how much has been written since.
  open func didStopMeasuring() { written = ProcessFigures.writtenData - began }

  /// What an iteration wrote.
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Storage.logical_writes",
        displayName: "Disk Logical Writes", doubleValue: written, unitSymbol: "kB")
    ]
  }

  /// A metric of its own.
  open func copy(with zone: NSZone? = nil) -> Any { XCTStorageMetric() }
}
