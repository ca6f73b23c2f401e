import Foundation
import Testing

@testable import Workspace

struct ParallelStepsTests {
  private typealias Steps = ParallelSteps<Int>

  @Test func aStepIsGivenWhatItNeeds() {
    let outcome = Steps([
      .init(name: "b", needs: ["a", "elsewhere"]) { ($0["a"] ?? 0) + 10 },
      .init(name: "c", needs: ["b", "a"]) { ($0["a"] ?? 0) + ($0["b"] ?? 0) + 100 },
      .init(name: "a", needs: []) { _ in 1 },
    ]).run(workers: 3)
    #expect(outcome.values == ["a": 1, "b": 11, "c": 112])
    #expect(outcome.failures.isEmpty)
  }

  @Test func whatNeedsAFailedStepIsNotDoneAndEverythingElseIs() {
    let error = WorkspaceError.project(.cyclicModules(["a"]))
    let outcome = Steps([
      .init(name: "a", needs: []) { _ throws(WorkspaceError) in throw error },
      .init(name: "b", needs: ["a"]) { _ in 0 }, .init(name: "c", needs: ["b"]) { _ in 0 },
      .init(name: "d", needs: []) { _ in 0 },
    ]).run(workers: 2)
    #expect(outcome.values == ["d": 0])
    #expect(outcome.failures == ["a": error])
  }

  @Test func stepsThatNeedNothingOfEachOtherAreDoneAtOnce() {
    // Each waits for the other to have begun.
    let begun = DispatchGroup()
    begun.enter()
    begun.enter()
    let steps = ["a", "b"].map { name in
      Steps.Step(name: name, needs: []) { _ in
        begun.leave()
        return begun.wait(timeout: .now() + 60) == .success ? 1 : 0
      }
    }
    #expect(Steps(steps).run(workers: 2).values == ["a": 1, "b": 1])
  }
}
