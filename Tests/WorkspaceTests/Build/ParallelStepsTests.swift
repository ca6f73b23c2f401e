import Foundation
import Testing

@testable import Workspace

struct ParallelStepsTests {
  private typealias Steps = ParallelSteps<Int>

  @Test func aStepIsGivenWhatItNeeds() {
    let outcome = Steps([
      .init(name: "b", needs: ["a", "elsewhere"]), .init(name: "c", needs: ["b", "a"]),
      .init(name: "a", needs: []),
    ]) { name, values throws(WorkspaceError) in
      switch name {
      case "a": 1
      case "b": (values["a"] ?? 0) + 10
      default: (values["a"] ?? 0) + (values["b"] ?? 0) + 100
      }
    }.run(workers: 3)
    #expect(outcome.values == ["a": 1, "b": 11, "c": 112])
    #expect(outcome.failures.isEmpty)
  }

  @Test func whatNeedsAFailedStepIsNotDoneAndEverythingElseIs() {
    let error = WorkspaceError.project(.cyclicModules(["a"]))
    let outcome = Steps([
      .init(name: "a", needs: []), .init(name: "b", needs: ["a"]), .init(name: "c", needs: ["b"]),
      .init(name: "d", needs: []),
    ]) { name, _ throws(WorkspaceError) in
      if name == "a" { throw error }
      return 0
    }.run(workers: 2)
    #expect(outcome.values == ["d": 0])
    #expect(outcome.failures == ["a": error])
  }

  @Test func stepsThatNeedNothingOfEachOtherAreDoneAtOnce() {
    // Each waits for the other to have begun.
    let begun = DispatchGroup()
    begun.enter()
    begun.enter()
    let outcome = Steps([.init(name: "a", needs: []), .init(name: "b", needs: [])]) {
      _, _ throws(WorkspaceError) in
      begun.leave()
      return begun.wait(timeout: .now() + 60) == .success ? 1 : 0
    }.run(workers: 2)
    #expect(outcome.values == ["a": 1, "b": 1])
  }
}
