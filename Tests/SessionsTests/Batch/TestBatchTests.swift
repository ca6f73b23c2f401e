import Foundation
import Glibc
import SessionProtocol
import Testing
import Workspace

@testable import Sessions

/// Batches on hosts that a shell script plays.
@Suite(.serialized) struct TestBatchTests {
  private func run(_ plan: TestBatch.Plan, on hosts: BatchHosts) throws -> [TestResult] {
    var results: [TestResult] = []
    try TestBatch(plan: plan, startHost: hosts.start).run { results.append($0) }
    return results
  }

  @Test(arguments: [1, 2, 8])
  func resultsComeInTheOrderOfThePlan(jobs: Int) throws {
    let hosts = try BatchHosts()
    let results = try run(
      TestBatch.Plan(tests: ["A/one", "A/two"], repetitions: 3, jobs: jobs), on: hosts)
    #expect(
      results.map(\.test) == Array(repeating: "A/one", count: 3)
        + Array(repeating: "A/two", count: 3))
    #expect(results.map(\.iteration) == [1, 2, 3, 1, 2, 3])
    #expect(results.allSatisfy { $0.status == .passed })
    #expect(hosts.started.count == min(jobs, 6))
    #expect(hosts.started.allSatisfy { !$0.isRunning })
  }

  @Test(arguments: [1, 2])
  func aHostThatDiesIsReplaced(jobs: Int) throws {
    let hosts = try BatchHosts()
    let results = try run(
      TestBatch.Plan(tests: ["A/hostDies", "A/childDies", "A/one", "A/two"], jobs: jobs),
      on: hosts)
    #expect(results.map(\.status) == [.crashed, .crashed, .passed, .passed])
    #expect(results[0].reason == "The host process ended")
    #expect(results[0].output == "last words\n")
    #expect(results[1].reason == "The process was ended by signal 9 (killed)")
    #expect(hosts.started.allSatisfy { !$0.isRunning })
  }

  @Test func aHostThatSaysNothingIsReplacedAsAWhole() throws {
    let hosts = try BatchHosts()
    let results = try run(
      TestBatch.Plan(tests: ["A/hangs", "A/one"], jobs: 1, silenceLimit: 0.1), on: hosts)
    #expect(results.map(\.status) == [.crashed, .passed])
    #expect(results[0].reason == "The test made no progress and was ended")
    #expect(hosts.started.count == 2)
    #expect(hosts.started.allSatisfy { !$0.isRunning })
  }

  @Test func aHostThatCannotBeStartedEndsTheBatchAndTheOthers() throws {
    struct Refusal: Error {}
    let hosts = try BatchHosts()
    let batch = TestBatch(plan: TestBatch.Plan(tests: ["A/one", "A/two"], jobs: 2)) {
      guard hosts.started.isEmpty else { throw Refusal() }
      return try hosts.start()
    }
    #expect(throws: Refusal.self) { try batch.run { _ in } }
    #expect(hosts.started.map(\.isRunning) == [false])
  }

  @Test(arguments: ["A/hangs", "A/floods"])
  func whatIsKnownIsToldOfABatchThatIsStopped(test: String) throws {
    let hosts = try BatchHosts()
    let plan = TestBatch.Plan(tests: ["A/one", test, "A/two", "A/three"], jobs: 2)
    var progress: [BatchProgress] = []
    var results: [TestResult] = []
    let stop = BatchStop { progress.last?.done == 3 }
    let batch = TestBatch(plan: plan, startHost: hosts.start)
    let interruption = try batch.run(
      stop: stop, progress: { progress.append($0) }, report: { results.append($0) })
    #expect(results.map(\.test) == ["A/one", "A/two", "A/three"])
    #expect(
      interruption
        == BatchInterruption(
          known: 3, planned: 4, underWay: [RunName(test: test, iteration: 1)]))
    #expect(hosts.started.allSatisfy { !$0.isRunning })
    #expect(
      progress.first
        == BatchProgress(done: 0, total: 4, current: RunName(test: "A/one", iteration: 1)))
    #expect(
      progress.last == BatchProgress(done: 3, total: 4, current: RunName(test: test, iteration: 1)))
  }

  /// Whoever waits for a test that says nothing hears of the wish at once, through the descriptor.
  @Test func aWishToStopEndsTheWaitForATest() throws {
    let hosts = try BatchHosts()
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    var isWished = false
    let stop = BatchStop(descriptor: ends[0]) {
      var entry = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
      isWished = poll(&entry, 1, 0) == 1
      return isWished
    }
    let started = ContinuousClock.now
    let batch = TestBatch(plan: TestBatch.Plan(tests: ["A/hangs"], jobs: 1), startHost: hosts.start)
    let interruption = try batch.run(
      stop: stop, progress: { if $0.current != nil { write(ends[1], "x", 1) } }, report: { _ in })
    #expect(isWished)
    #expect(interruption?.known == 0)
    // Less than the pause in which silence is noticed anyway.
    #expect(ContinuousClock.now - started < .milliseconds(900))
  }

  @Test func noTestsAreDoneAtOnce() throws {
    let hosts = try BatchHosts()
    #expect(try run(TestBatch.Plan(tests: []), on: hosts).isEmpty)
    #expect(hosts.started.isEmpty)
  }

  @Test func silenceIsAllowedForAsLongAsBeingBusyIs() {
    #expect(TestBatch.Plan(tests: [], processorLimit: 60).silenceLimit > 60)
    #expect(TestBatch.Plan(tests: [], processorLimit: 60, silenceLimit: 5).silenceLimit == 5)
  }
}
