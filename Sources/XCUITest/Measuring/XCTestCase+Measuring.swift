extension XCTestCase {
  /// Measures how long a block takes, in virtual seconds, ten times.
  ///
  /// - Parameter block: What is measured.
  public func measure(_ block: () -> Void) {
    measureMetrics(
      Self.defaultPerformanceMetrics, automaticallyStartMeasuring: true, for: block)
  }

  /// Measures a block with metrics, after a first run that is not measured.
  ///
  /// - Parameters:
  ///   - metrics: What is measured about it.
  ///   - block: What is measured.
  public func measure(metrics: [any XCTMetric], block: () -> Void) {
    measure(metrics: metrics, options: Self.defaultMeasureOptions, block: block)
  }

  /// Measures a block in the way that options say, after a first run that is not measured.
  ///
  /// - Parameters:
  ///   - options: How it is measured.
  ///   - block: What is measured.
  public func measure(options: XCTMeasureOptions, block: () -> Void) {
    measure(metrics: Self.defaultMetrics, options: options, block: block)
  }

  /// Measures a block with metrics in the way that options say, after a first run that is not
  /// measured.
  ///
  /// - Parameters:
  ///   - metrics: What is measured about it.
  ///   - options: How it is measured.
  ///   - block: What is measured.
  public func measure(
    metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void
  ) {
    measure(PerformanceRun(metrics: metrics, options: options), warmsUp: true, block)
  }

  /// Measures a block ten times.
  ///
  /// - Parameters:
  ///   - metrics: What is measured about it; the time is the only one there is.
  ///   - automaticallyStartMeasuring: Whether measuring begins with the block rather than with a
  ///     call of ``XCTest/XCTestCase/startMeasuring()``.
  ///   - block: What is measured.
  public func measureMetrics(
    _ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, for block: () -> Void
  ) {
    let options = XCTMeasureOptions()
    options.iterationCount = 10
    if !automaticallyStartMeasuring { options.invocationOptions = [.manuallyStart] }
    measure(PerformanceRun(metrics: [WallClockMetric()], options: options), warmsUp: false, block)
  }

  /// Begins to measure, in a block that is measured.
  public func startMeasuring() { performanceRun?.startMeasuring() }

  /// Ends measuring, in a block that is measured.
  public func stopMeasuring() { performanceRun?.stopMeasuring() }

  private func measure(_ run: PerformanceRun, warmsUp: Bool, _ block: () -> Void) {
    performanceRun = run
    run.run(warmsUp: warmsUp, block)
    performanceRun = nil
    nonisolated(unsafe) let run = run
    MainActor.assumeIsolated {
      if let session = TestSession.current { run.report(to: session) }
    }
  }
}

/// The time, under the name that the oldest way to measure has for it.
private final class WallClockMetric: XCTClockMetric {
  override func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    try super.reportMeasurements(from: startTime, to: endTime).map {
      XCTPerformanceMeasurement(
        identifier: XCTPerformanceMetric.wallClockTime.rawValue, displayName: "Time",
        doubleValue: $0.doubleValue, unitSymbol: "seconds")
    }
  }
}
