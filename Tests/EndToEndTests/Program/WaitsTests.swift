import Foundation
import Testing

extension EndToEnd.Program {
  /// What ends waits, and what nobody waits for, in an app that does things later in every way.
  struct WaitsTests {
    private struct Result: Decodable {
      struct Origin: Decodable { let function: String }
      struct Work: Decodable {
        let label: String
        let origin: Origin?
      }
      struct Wait: Decodable { let endedBy: Work? }
      struct Step: Decodable {
        let title: String
        let change: String
        let cause: Work
      }
      struct Waits: Decodable {
        let closestToLimit: [Wait]
        let unprotected: [Step]
      }

      let id: String
      let status: String
      let waits: Waits
    }

    private static let results = Task { () -> [String: Result] in
      let folder = Workbench.project("Ordering").folder.path
      let output = try await PomeloProcess.run(["run", folder, "--json", "--waits"])
      let results = try output.lines.dropLast().map {
        try JSONDecoder().decode(Result.self, from: Data($0.utf8))
      }
      return Dictionary(uniqueKeysWithValues: results.map { ($0.id, $0) })
    }

    @Test(arguments: [
      ("testTaskSleep", "Task.sleep", "Model.sleepThenShow()"),
      ("testTimer", "Timer", "Model.startTimer()"),
      ("testCombine", "Combine scheduler", "Model.delayWithCombine()"),
      ("testDispatch", "DispatchQueue.asyncAfter", "Model.dispatchLater()"),
      ("testPredicate", "Task.sleep", "Model.fetch()"),
      ("testNetwork", "GET api.orders.example/v1/price", "Model.askForPrice()"),
    ])
    func whatEndsAWaitIsKnownWithWhoBeganIt(
      test: String, label: String, function: String
    ) async throws {
      let result = try #require(try await Self.results.value["OrderingUITests/\(test)"])
      let work = try #require(result.waits.closestToLimit.first?.endedBy)
      #expect(result.status == "passed")
      #expect(work.label == label)
      #expect(work.origin?.function == function)
      #expect(result.waits.unprotected.isEmpty)
    }

    @Test func whatPassesByTimingOnlyIsFound() async throws {
      let result = try #require(try await Self.results.value["OrderingUITests/testByTiming"])
      let step = try #require(result.waits.unprotected.first)
      #expect(step.change == "came")
      #expect(step.cause.origin?.function == "Model.sleepThenShow()")
    }

    /// The work was tried late, and the step did not need it.
    @Test(arguments: ["testAnswerThatIsNotUsed", "testLaterWait"])
    func whatDoesNotFailWithLateWorkIsNotBlamed(test: String) async throws {
      let result = try #require(try await Self.results.value["OrderingUITests/\(test)"])
      #expect(result.status == "passed")
      #expect(result.waits.unprotected.isEmpty)
    }

    @Test(arguments: [("testByTiming", 1), ("testAnswerThatIsNotUsed", 0)])
    func theExplorerTriesItToo(test: String, count: Int) async throws {
      let output = try await PomeloProcess.run([
        "explore", Workbench.project("Ordering").folder.path, "--only", "OrderingUITests/\(test)",
        "--headless", "120x40", "--keys", "c N", "--frame",
      ])
      #expect(output.standardOutput.contains("Passed only by timing (\(count))"), "\(output)")
      #expect(!output.standardOutput.contains("erhaps"), "\(output)")
      #expect(!output.standardOutput.contains("being tried"), "\(output)")
    }
  }
}
