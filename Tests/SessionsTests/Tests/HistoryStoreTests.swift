import ElementModel
import ExplorerCore
import Foundation
import SessionProtocol
import SourceIndex
import SourceModel
import Testing

@testable import Sessions
@testable import Workspace

struct HistoryStoreTests {
  private let home = NSTemporaryDirectory() + "pomelo-history-\(UUID().uuidString)"

  private var installation: Installation {
    Installation(
      executable: "/proc/self/exe", environment: ["XDG_CACHE_HOME": home],
      fileExists: { _ in false })
  }

  private func project(page: String = "final class P { func tap() {} }") throws -> Project {
    let sources = [
      "/p/Tests/A.swift":
        "import XCTest\nfinal class A: XCTestCase { func testA() { P().tap() } }",
      "/p/Tests/B.swift": "import XCTest\nfinal class B: XCTestCase { func testB() {} }",
      "/p/Tests/P.swift": page,
    ]
    return Project(
      name: "P", bundleIdentifier: "com.example.app", folder: nil, appFolders: ["/p/App"],
      testFolders: ["/p/Tests"], device: .standard, firstTest: nil,
      appSettings: CompilerSettings(languageMode: "5"),
      testSettings: CompilerSettings(languageMode: "5"),
      appFiles: [],
      testFiles: try sources.sorted { $0.key < $1.key }.map {
        try SourceFile(path: $0.key, bytes: Array($0.value.utf8))
      })
  }

  private func run(_ status: TestStatus, date: Double) -> TestRun {
    var run = TestRun(status: status, seconds: 1.5, seed: 3, device: "iPhone 15", message: "no")
    run.date = date
    return run
  }

  @Test func runsAreAddedToWhatOthersHaveKept() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let project = try project()
    #expect(HistoryStore.load(for: project, installation) == TestHistory())
    HistoryStore.add([("A/testA", run(.passed, date: 1))], for: project, installation)
    HistoryStore.add(
      [("A/testA", run(.failed, date: 2)), ("B/testB", run(.skipped, date: 2))], for: project,
      installation)
    let history = HistoryStore.load(for: project, installation)
    #expect(history["A/testA"] == [run(.passed, date: 1), run(.failed, date: 2)])
    #expect(history["B/testB"].count == 1)
  }

  @Test func manyWritersAtATimeLoseNothing() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let project = try project()
    let installation = installation
    let run = run(.passed, date: 1)
    DispatchQueue.concurrentPerform(iterations: 16) { number in
      HistoryStore.add([("A/t\(number)", run)], for: project, installation)
    }
    #expect(HistoryStore.load(for: project, installation).tests.count == 16)
  }

  @Test(arguments: ["{\"version\":1,", "{\"version\":9,\"history\":{\"tests\":{}}}"])
  func aFileThatIsNotUnderstoodIsBegunAnew(text: String) throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let project = try project()
    let path = try #require(project.historyFile(installation))
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    #expect(HistoryStore.load(for: project, installation) == TestHistory())
    HistoryStore.add([("A/testA", run(.passed, date: 1))], for: project, installation)
    #expect(HistoryStore.load(for: project, installation)["A/testA"].count == 1)
  }

  @Test func anEditedPageObjectChangesTheTestsThatUseItAndNoOthers() throws {
    let project = try project()
    let before = project.testSources(project.index())
    let edited = try self.project(page: "final class P { func tap() { print(1) } }")
    let after = edited.testSources(edited.index())
    #expect(before.build != after.build)
    #expect(before.tests["A/testA"] != nil && before.tests["A/testA"] != after.tests["A/testA"])
    #expect(before.tests["B/testB"] != nil && before.tests["B/testB"] == after.tests["B/testB"])
    #expect(before.targets.isEmpty)
  }

  @Test func aRecorderKeepsResultsWithWhatTheyWereResultsOf() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let project = try project()
    let recorder = HistoryRecorder(
      project: project, index: project.index(), installation: installation, seed: 7)
    recorder.add(TestResult(test: "A/testA", iteration: 1, status: .passed, virtualSeconds: 4))
    recorder.save()
    let run = try #require(HistoryStore.load(for: project, installation)["A/testA"].last)
    let sources = project.testSources(project.index())
    #expect(run.status == .passed && run.seconds == 4 && run.seed == 7 && run.date > 1e9)
    #expect(run.build == sources.build && run.sources == sources.tests["A/testA"])
  }
}
