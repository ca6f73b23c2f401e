import XCTest

/// Measurements: the block runs, and figures are reported.
final class MeasureTests: GalleryTestCase {
  override class var screen: String? { "launch" }

  func testMeasuringRunsTheBlockTenTimes() {
    var runs = 0
    measure { runs += 1 }
    XCTAssertEqual(runs, 10)
  }

  func testMetricsAndOptions() {
    var runs = 0
    let options = XCTMeasureOptions()
    options.iterationCount = 3
    measure(metrics: [XCTClockMetric()], options: options) { runs += 1 }
    XCTAssertGreaterThanOrEqual(runs, 3)
    XCTAssertLessThanOrEqual(runs, 4, "Xcode runs the block once more to warm up")
  }

  func testLaunchesAreMeasured() {
    measure(metrics: [XCTApplicationLaunchMetric()]) { app.launch() }
    XCTAssertEqual(app.state, .runningForeground)
  }
}
