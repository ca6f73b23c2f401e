import SessionProtocol
import Testing

@testable import ExplorerCore

struct TestHistoryTests {
  private func run(_ status: TestStatus, build: String, date: Double = 1) -> TestRun {
    var run = TestRun(status: status, seconds: 1, seed: 0, device: "iPhone 15")
    run.build = build
    run.date = date
    return run
  }

  @Test func onlyTheLastRunsOfATestAreKept() {
    var history = TestHistory()
    for date in 1...40 { history.add(run(.passed, build: "b", date: Double(date)), of: "A/a") }
    #expect(history["A/a"].count == TestHistory.runLimit)
    #expect(history["A/a"].last?.date == 40)
    #expect(history["A/b"].isEmpty)
  }

  @Test func onlyTheTestsThatRanLastAreKept() {
    var history = TestHistory()
    for number in 0..<TestHistory.testLimit * 2 {
      history.add(run(.passed, build: "b", date: Double(number)), of: "A/\(number)")
    }
    #expect(history.tests.count <= TestHistory.testLimit * 11 / 10)
    #expect(history["A/\(TestHistory.testLimit * 2 - 1)"].count == 1)
    #expect(history["A/0"].isEmpty)
  }

  @Test(arguments: [
    ([TestStatus.passed, .failed], ["b", "b"], true), ([.crashed, .passed], ["b", "b"], true),
    ([.passed, .failed], ["b", "c"], false), ([.passed, .skipped], ["b", "b"], false),
    ([.passed, .failed], ["", ""], false), ([.failed, .crashed], ["b", "b"], false),
  ])
  func bothOutcomesOfTheSameSourcesAreFlaky(
    statuses: [TestStatus], builds: [String], isFlaky: Bool
  ) {
    var history = TestHistory()
    for (status, build) in zip(statuses, builds) {
      history.add(run(status, build: build), of: "A/a")
    }
    #expect(history.isFlaky("A/a") == isFlaky)
  }

  @Test func bothOutcomesOnTwoDevicesAreNotFlaky() {
    var history = TestHistory()
    history.add(run(.passed, build: "b"), of: "A/a")
    var other = run(.failed, build: "b")
    other.device = "iPad"
    history.add(other, of: "A/a")
    #expect(!history.isFlaky("A/a"))
  }

  @Test func aLongMessageIsCut() {
    let run = TestRun(
      status: .failed, seconds: 1, seed: 0, device: "",
      message: String(repeating: "x", count: 100_000))
    #expect((run.message?.count ?? 0) < 1_000)
  }
}
