import Foundation

/// Does steps that need one another, as many at once as the machine has processors.
///
/// What a step that has failed is needed for is not done; everything else is, so that a person is told
/// of all that is wrong at once.
final class ParallelSteps<Value: Sendable>: @unchecked Sendable {
  /// A step.
  struct Step: Sendable {
    /// Its name.
    var name: String
    /// The names of the steps that it needs; others than those that are done together count as done.
    var needs: [String]
    /// Does it, on any thread: given what has come of all that are done, by their names.
    var work: @Sendable ([String: Value]) throws(WorkspaceError) -> Value
  }

  /// What has come of the steps.
  struct Outcome: Sendable {
    /// What those have given that are done, by their names.
    var values: [String: Value] = [:]
    /// Why others have failed, by their names.
    var failures: [String: WorkspaceError] = [:]
  }

  private let names: Set<String>
  private let condition = NSCondition()
  // These are read and changed only while the condition is locked.
  private var waiting: [Step]
  private var running = 0
  private var outcome = Outcome()

  /// Prepares steps.
  ///
  /// - Parameter steps: What to do, in the order in which steps that are ready are begun.
  init(_ steps: [Step]) {
    names = Set(steps.map(\.name))
    waiting = steps
  }

  /// Does all of them.
  ///
  /// - Parameter workers: How many at once.
  /// - Returns: What has come of them.
  func run(workers: Int = ProcessInfo.processInfo.activeProcessorCount) -> Outcome {
    DispatchQueue.concurrentPerform(iterations: max(1, min(workers, waiting.count))) { _ in
      while let (step, values) = next() {
        let result = Result { () throws(WorkspaceError) in try step.work(values) }
        finish(step, result)
      }
    }
    return outcome
  }

  /// The next step that can be done, once there is one; `nil` when none is left.
  private func next() -> (Step, [String: Value])? {
    condition.lock()
    defer { condition.unlock() }
    while true {
      let ready = waiting.firstIndex { step in
        step.needs.allSatisfy { !names.contains($0) || outcome.values[$0] != nil }
      }
      if let ready {
        running += 1
        return (waiting.remove(at: ready), outcome.values)
      }
      guard running > 0 else { return nil }
      condition.wait()
    }
  }

  private func finish(_ step: Step, _ result: Result<Value, WorkspaceError>) {
    condition.lock()
    defer { condition.unlock() }
    running -= 1
    switch result {
    case .success(let value): outcome.values[step.name] = value
    case .failure(let error): outcome.failures[step.name] = error
    }
    condition.broadcast()
  }
}
