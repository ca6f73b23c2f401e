import Foundation
import SessionProtocol
import Testing
import VirtualTime

@testable import XCUITest

@MainActor
@Suite(.serialized) struct MeasuringTests {
  private func measurements(_ recording: Recording) -> [SessionProtocol.Measurement] {
    recording.contents.compactMap {
      if case .measurement(let measurement) = $0 { measurement } else { nil }
    }
  }

  private func pass(_ seconds: Double) {
    VirtualTime.run(until: VirtualTime.now + .seconds(seconds))
  }

  @Test func aBlockIsMeasuredTenTimesInVirtualSeconds() {
    var count = 0
    let recording = Recording.run {
      XCTestCase().measure {
        count += 1
        pass(0.25)
      }
    }
    #expect(count == 10)
    #expect(
      measurements(recording).map(\.summary) == [
        "[Time, seconds] average: 0.250, relative standard deviation: 0.000%, values: ["
          + Array(repeating: "0.250000", count: 10).joined(separator: ", ") + "]"
      ])
  }

  @Test func metricsAreMeasuredFiveTimesAfterAFirstRun() {
    var count = 0
    let recording = Recording.run {
      XCTestCase().measure(metrics: [XCTClockMetric(), XCTCPUMetric(), XCTMemoryMetric()]) {
        count += 1
        pass(Double(count))
      }
    }
    #expect(count == 6)
    let found = measurements(recording)
    #expect(
      found.map(\.metric) == [
        "Clock Monotonic Time", "CPU Time", "Memory Physical", "Memory Peak Physical",
      ])
    #expect(found[0].values == [2, 3, 4, 5, 6])
    #expect(found[3].values.allSatisfy { $0 > 0 })
  }

  @Test func measuringCanBeginAndEndInTheBlock() {
    let recording = Recording.run {
      let test = XCTestCase()
      let options = XCTMeasureOptions()
      options.iterationCount = 2
      options.invocationOptions = [.manuallyStart, .manuallyStop]
      test.measure(metrics: [XCTClockMetric()], options: options) {
        pass(3)
        test.startMeasuring()
        pass(1)
        test.stopMeasuring()
        pass(3)
      }
    }
    #expect(measurements(recording).map(\.values) == [[1, 1]])
  }

  @Test func aBlockThatNeverStartsFails() {
    let recording = Recording.run {
      XCTestCase().measureMetrics([.wallClockTime], automaticallyStartMeasuring: false) {}
    }
    #expect(
      recording.failures == ["API violation - the measured block did not call startMeasuring()."])
  }

  /// In a process of its own: a launch waits for animations, and others of this process may have left
  /// one under way on the clock that all share.
  @Test func aLaunchTakesVirtualTime() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let tests = MeasuringTests()
        let recording = Recording.run(FakeApp()) {
          XCTestCase().measure(metrics: [XCTApplicationLaunchMetric()]) {
            XCUIApplication().launch()
            tests.pass(9)
          }
        }
        let found = tests.measurements(recording)
        #expect(found.map(\.metric) == ["Duration (AppLaunch)"])
        #expect(found.first?.values.count == 5)
        #expect(found.first?.values.allSatisfy { $0 >= 1 && $0 < 9 } == true)
      }
    }
  }

  @Test func aLaunchOfWhatNeverStopsMovingTakesAsLongAsIsWaitedForIt() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let tests = MeasuringTests()
        VirtualTime.schedule(after: .seconds(10_000), kind: .animation, label: "spinner") {}
        let recording = Recording.run(FakeApp()) {
          XCTestCase().measure(metrics: [XCTApplicationLaunchMetric()]) {
            XCUIApplication().launch()
          }
        }
        #expect(tests.measurements(recording).first?.values.allSatisfy { $0 > 60 } == true)
      }
    }
  }

  @Test func whatCannotBeMeasuredFailsWithASentence() {
    let recording = Recording.run {
      XCTestCase().measure(metrics: [XCTOSSignpostMetric.scrollDecelerationMetric]) {}
      XCTestCase().measure(metrics: [XCTHitchMetric(application: XCUIApplication())]) {}
    }
    #expect(
      recording.failures == [
        """
        XCTOSSignpostMetric cannot measure "ScrollDeceleration": the simulated device has no \
        signposts.
        """,
        "XCTHitchMetric cannot measure hitches: the simulated screen never misses a frame.",
      ])
  }
}
