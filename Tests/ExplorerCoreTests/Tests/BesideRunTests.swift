import Testing

@testable import ExplorerCore

struct BesideRunTests {
  @Test func itCountsWhatIsDoneAndHowFast() {
    var beside = BesideRun(["A/a", "A/b", "A/c"])
    #expect(beside.text(.english) == "▶ 0 of 3")
    beside.begin("A/a")
    #expect(beside.running == ["A/a"] && beside.waiting == ["A/b", "A/c"])
    beside.end("A/a", hasFailed: true, seconds: 0.5)
    #expect(beside.running.isEmpty)
    #expect(beside.text(.english) == "▶ 1 of 3, 2.0/s ✗ 1")
    beside.end("A/b", hasFailed: false, seconds: 0.05)
    #expect(beside.text(.english) == "▶ 2 of 3 ✗ 1")
  }

  @Test func itSaysHowItWentAndWhatWasLeft() {
    var beside = BesideRun(["A/a", "A/b"])
    beside.end("A/a", hasFailed: false, seconds: 1)
    #expect(
      beside.summary(isStopped: true, .english)
        == "Tests run: 1, none failed. Stopped: 1 were not run.")
    beside.end("A/b", hasFailed: true, seconds: 2)
    #expect(beside.summary(isStopped: true, .english) == "Tests run: 2, failed: 1.")
  }
}
