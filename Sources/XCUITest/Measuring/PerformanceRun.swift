import Foundation
import SessionProtocol

/// One call of `measure`: the figures of its iterations.
final class PerformanceRun {
  private struct Series {
    let identifier: String
    let name: String
    let unit: String
    var values: [Double] = []
  }

  private let metrics: [any XCTMetric]
  private let options: XCTMeasureOptions
  private var series: [Series] = []
  private var start: XCTPerformanceMeasurementTimestamp?
  private var hasStopped = false
  private var isWarmUp = false
  private var problem: String?

  /// Prepares to measure.
  init(metrics: [any XCTMetric], options: XCTMeasureOptions) {
    self.metrics = metrics.map { $0.copy(with: nil) as? any XCTMetric ?? $0 }
    self.options = options
  }

  /// Runs a block, once without and then several times with being measured.
  ///
  /// - Parameters:
  ///   - warmsUp: Whether it runs once before.
  ///   - block: What is measured.
  func run(warmsUp: Bool, _ block: () -> Void) {
    // An iteration takes virtual time, which the test has a limit of; the number needs none.
    let count = max(1, options.iterationCount)
    for iteration in (warmsUp ? 0 : 1)...count where problem == nil {
      isWarmUp = iteration == 0
      (start, hasStopped) = (nil, false)
      if !options.invocationOptions.contains(.manuallyStart) { startMeasuring() }
      block()
      if start == nil {
        problem = "API violation - the measured block did not call startMeasuring()."
      }
      if !hasStopped { stopMeasuring() }
    }
  }

  /// An iteration's measuring begins.
  func startMeasuring() {
    guard start == nil else {
      problem = "API violation - startMeasuring() was called twice in one iteration."
      return
    }
    for metric in metrics { metric.willBeginMeasuring() }
    start = XCTPerformanceMeasurementTimestamp()
  }

  /// An iteration's measuring ends.
  func stopMeasuring() {
    guard let start, !hasStopped else { return }
    hasStopped = true
    let end = XCTPerformanceMeasurementTimestamp()
    for metric in metrics { metric.didStopMeasuring() }
    for metric in metrics {
      do {
        let figures = try metric.reportMeasurements(from: start, to: end)
        if !isWarmUp { for figure in figures { add(figure) } }
      } catch {
        problem = ErrorText.describe(error)
      }
    }
  }

  private func add(_ figure: XCTPerformanceMeasurement) {
    if let index = series.firstIndex(where: { $0.identifier == figure.identifier }) {
      series[index].values.append(figure.doubleValue)
    } else {
      series.append(
        Series(
          identifier: figure.identifier, name: figure.displayName, unit: figure.unitSymbol,
          values: [figure.doubleValue]))
    }
  }

  /// Reports the figures, or why there are none.
  @MainActor func report(to session: TestSession) {
    if let problem { return session.fail(problem) }
    for series in series {
      // A figure that is no number cannot be sent.
      let values = series.values.map { $0.isFinite ? $0 : 0 }
      let measurement = Measurement(
        metric: series.name, unit: series.unit, values: values, location: session.currentFrame)
      session.log(Wording.measured(measurement.summary))
      session.report(.measurement(measurement))
    }
  }
}
