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

  func testEveryMetric() {
    let metrics: [any XCTMetric] = [
      XCTClockMetric(), XCTCPUMetric(), XCTMemoryMetric(), XCTOSSignpostMetric.applicationLaunch,
    ]
    measure(metrics: metrics) { app.buttons["Count"].tap() }
    XCTAssertGreaterThanOrEqual(Int(app.readout("taps")) ?? 0, 5)
  }

  func testASimulatedDeviceHasNoSignposts() {
    let taps = XCTOSSignpostMetric(subsystem: "org.example", category: "tests", name: "taps")
    XCTAssertEqual(
      failures { measure(metrics: [taps]) {} },
      ["XCTOSSignpostMetric cannot measure \"taps\": the simulated device has no signposts."])
  }

  func testLaunchesAreMeasured() {
    measure(metrics: [XCTApplicationLaunchMetric()]) { app.launch() }
    XCTAssertEqual(app.state, .runningForeground)
  }
}
