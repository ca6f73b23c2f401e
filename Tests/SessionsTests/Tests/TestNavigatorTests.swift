import ElementModel
import ExplorerCore
import Foundation
import Glibc
import SessionProtocol
import SourceModel
import Testing

@testable import Sessions
@testable import Workspace

/// Tests beside the open run, on hosts that a shell script plays.
@Suite(.serialized) struct TestNavigatorTests {
  private func navigator(
    _ hosts: BatchHosts, sources: String = "s", project: Project? = nil
  ) -> TestNavigator {
    TestNavigator(
      TestBuild(
        project: project,
        startHost: { try hosts.start() },
        findSources: { TestSources(build: sources, tests: ["A/one": sources]) }),
      installation: nil)
  }

  private func order(_ tests: [String]) -> TestOrder {
    TestOrder(
      tests: tests, seed: 0, device: .standard, network: NetworkConditions(), keepsState: false,
      conditions: "iPhone 15")
  }

  /// Takes news until some news says that it is enough; never waits longer than ten seconds for any.
  private func news(
    of navigator: TestNavigator, until isEnough: ([TestNews]) -> Bool
  ) -> [TestNews] {
    var news: [TestNews] = navigator.takeNews()
    let deadline = ContinuousClock.now + .seconds(20)
    while !isEnough(news), ContinuousClock.now < deadline {
      var entries = navigator.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      poll(&entries, nfds_t(entries.count), 1_000)
      news += navigator.takeNews()
    }
    return news
  }

  private func ended(_ news: [TestNews]) -> [String: TestRun] {
    var runs: [String: TestRun] = [:]
    for case .ended(let test, let run, _) in news { runs[test] = run }
    return runs
  }

  @Test func whatTestsRecordIsWritten() throws {
    let project = try SnapshotProject()
    let path = project.text("testA.1.txt")
    let recorded = SnapshotTaken(
      reference: path, outcome: .missing, isRecorded: true, data: Data("a".utf8))
    let outside = SnapshotTaken(
      reference: "/etc/a.1.txt", outcome: .missing, isRecorded: true, data: Data("a".utf8))
    let navigator = navigator(
      try BatchHosts(saying: [.snapshot(recorded), .snapshot(outside)]),
      project: try project.project)
    navigator.perform(.load)
    navigator.perform(.run(order(["A/says"])))
    let news = news(of: navigator) { $0.contains(.done) }
    #expect(FileManager.default.contents(atPath: path) == Data("a".utf8))
    #expect(
      news.contains {
        if case .failed(let text) = $0 { text.contains("outside of the project") } else { false }
      })
  }

  @Test func testsRunAndATestThatEndsItsHostIsFollowedByOthers() throws {
    let hosts = try BatchHosts()
    let navigator = navigator(hosts)
    navigator.perform(.load)
    navigator.perform(.run(order(["A/hostDies", "A/childDies", "A/one"])))
    let news = news(of: navigator) { $0.contains(.done) }
    let runs = ended(news)
    #expect(
      runs.mapValues(\.status) == [
        "A/hostDies": .crashed, "A/childDies": .crashed, "A/one": .passed,
      ])
    #expect(runs["A/one"]?.sources == "s" && runs["A/one"]?.build == "s")
    #expect(news.count { if case .began = $0 { true } else { false } } == 3)
    #expect(!navigator.isRunning)
    #expect(hosts.started.allSatisfy { !$0.isRunning })
  }

  @Test func resultsWaitUntilItIsKnownOfWhichSourcesTheyAre() throws {
    let hosts = try BatchHosts()
    let navigator = navigator(hosts)
    navigator.perform(
      .keep(test: "A/one", TestRun(status: .failed, seconds: 1, seed: 0, device: "")))
    #expect(navigator.takeNews().isEmpty)
    navigator.perform(.load)
    let news = news(of: navigator) { $0.count == 2 }
    guard news.count == 2, case .known(_, let sources) = news[0],
      case .kept(let test, let run) = news[1]
    else {
      Issue.record("\(news)")
      return
    }
    #expect(sources.build == "s" && test == "A/one")
    #expect(run.sources == "s" && run.date > 1e9)
  }

  @Test func whatRunsCanBeStoppedAndLeavesNoHost() throws {
    let hosts = try BatchHosts()
    let navigator = navigator(hosts)
    navigator.perform(.run(order(["A/hangs", "A/one"])))
    #expect(navigator.isRunning && hosts.started.contains { $0.isRunning })
    navigator.perform(.stop)
    #expect(navigator.takeNews().contains(.done))
    #expect(hosts.started.allSatisfy { !$0.isRunning })
    // To stop again what is over is no news.
    navigator.perform(.stop)
    #expect(navigator.takeNews().isEmpty)
  }

  @Test func theEndOfTheExplorerEndsTheHosts() throws {
    let hosts = try BatchHosts()
    let navigator = navigator(hosts)
    navigator.perform(.run(order(["A/hangs"])))
    navigator.stop()
    #expect(!hosts.started.isEmpty && hosts.started.allSatisfy { !$0.isRunning })
  }

  @Test func aHostThatCannotBeStartedIsSaid() throws {
    let navigator = TestNavigator(
      TestBuild(
        startHost: { throw HostError.notStarted(executable: "/nowhere", reason: "it is gone") },
        findSources: { TestSources() }),
      installation: nil)
    navigator.perform(.run(order(["A/one"])))
    let news = navigator.takeNews()
    guard case .failed(let reason)? = news.last else {
      Issue.record("\(news)")
      return
    }
    #expect(reason.contains("it is gone"))
    #expect(!navigator.isRunning)
  }

  @Test func runsOfFormerSourcesAreTakenForThose() throws {
    let hosts = try BatchHosts()
    let navigator = navigator(hosts, sources: "old")
    navigator.perform(.load)
    navigator.perform(.run(order(["A/one"])))
    navigator.replace(
      TestBuild(
        startHost: { try hosts.start() },
        findSources: { TestSources(build: "new", tests: ["A/one": "new"]) }))
    navigator.perform(.load)
    let news = news(of: navigator) { $0.contains(.done) }
    #expect(ended(news)["A/one"]?.sources == "old")
  }
}
