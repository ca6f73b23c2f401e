public import Foundation

/// Measures the time that passes: virtual seconds, the same in every run.
open class XCTClockMetric: NSObject, XCTMetric {
  /// Creates the metric.
  public override init() { super.init() }

  /// The time between two moments.
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    let nanoseconds = endTime.absoluteTime - min(startTime.absoluteTime, endTime.absoluteTime)
    return [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Clock.time.monotonic",
        displayName: "Clock Monotonic Time", doubleValue: Double(nanoseconds) / 1e9,
        unitSymbol: "s")
    ]
  }

  /// Itself, as it has no state.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Measures how long launches of the app take, in virtual seconds, until the app is idle.
open class XCTApplicationLaunchMetric: NSObject, XCTMetric {
  private var times: [Duration] = []

  /// Creates the metric.
  public override init() { super.init() }

  /// Creates the metric.
  ///
  /// - Parameter waitUntilResponsive: Whether a launch ends only when the app answers; one here
  ///   always does.
  public convenience init(waitUntilResponsive: Bool) { self.init() }

  /// Forgets launches before.
  open func willBeginMeasuring() { _ = Self.takeLaunches() }

  /// Takes the launches meanwhile.
  open func didStopMeasuring() { times = Self.takeLaunches() }

  /// The mean time of the launches of an iteration.
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    guard !times.isEmpty else { return [] }
    let seconds = times.reduce(0) { $0 + $1 / .seconds(1) } / Double(times.count)
    return [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_ApplicationLaunch-AppLaunch.duration",
        displayName: "Duration (AppLaunch)", doubleValue: seconds, unitSymbol: "s")
    ]
  }

  /// A metric of its own.
  open func copy(with zone: NSZone? = nil) -> Any { XCTApplicationLaunchMetric() }

  private static func takeLaunches() -> [Duration] {
    MainActor.assumeIsolated { TestSession.current?.launches.take() ?? [] }
  }
}
