import ArgumentParser
import Foundation
import SessionProtocol
import Sessions
import Workspace

/// `pomelo run`: runs tests and reports how they came out.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Runs tests and reports how they came out.")

  @OptionGroup var project: ProjectArguments

  @Option(help: "Run only this test, Class/method or Class; * stands for any text. Repeatable.")
  var only: [String] = []

  @Option(help: "The schedule of asynchronous work; 0 is the nominal one.")
  var seed: UInt64 = 0

  @Option(name: .customLong("repeat"), help: "How often to run each test.")
  var repetitions = 1

  @Option(help: "How many hosts to run side by side.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Option(help: "Write every run's events to this folder, one file a run.")
  var trace: String?

  @Option(help: "Virtual seconds after which a test fails.")
  var timeAllowance = 600.0

  @Option(help: "Seconds of processor time without an event after which a test is ended.")
  var stallLimit = 10

  @Flag(help: "Print one JSON object a line: each test's result, then a summary.")
  var json = false

  func validate() throws {
    guard (1...1_000_000).contains(repetitions) else {
      throw ValidationError("--repeat takes a number from 1 to 1000000.")
    }
    guard (1...64).contains(jobs) else { throw ValidationError("--jobs takes 1 to 64.") }
    guard timeAllowance > 0, timeAllowance < 1e9 else {
      throw ValidationError("--time-allowance takes a positive number of seconds.")
    }
    guard (1...3600).contains(stallLimit) else {
      throw ValidationError("--stall-limit takes 1 to 3600 seconds.")
    }
  }

  func run() throws {
    let host = try PreparedHost(project, only: only)
    let writer = try trace.map(Self.writer)
    let plan = TestBatch.Plan(
      tests: host.tests, repetitions: repetitions, seed: seed, jobs: jobs,
      detail: trace == nil ? .outcome : .full, timeAllowance: timeAllowance,
      processorLimit: stallLimit)
    var report = RunReport(seed: seed, isRepeated: repetitions > 1)
    try TestBatch(plan: plan, startHost: { try host.start().process }) { test, iteration, event in
      writer?.write(event, of: test, iteration: iteration)
    }.run { result in
      writer?.close(result.test, iteration: result.iteration)
      let explained = explain(result, plan: plan, host: host)
      report.add(explained)
      let lines = json ? report.jsonLines(of: explained) : report.lines(of: explained)
      for line in lines { Console.print(line) }
    }
    if let problem = writer?.problem { Console.report("pomelo: \(problem)") }
    for line in json ? report.jsonSummary() : report.summary() { Console.print(line) }
    if !report.allPassed { throw ExitCode(1) }
  }

  private static func writer(of folder: String) throws -> TraceWriter {
    do {
      return try TraceWriter(folder: folder)
    } catch {
      throw CommandError.usage(
        "The folder \"\(folder)\" for traces cannot be made: \(error.localizedDescription)")
    }
  }

  /// Runs a failed test again with stacks and screens, which batches leave out; virtual time makes
  /// it fail the same way.
  private func explain(
    _ result: TestResult, plan: TestBatch.Plan, host: PreparedHost
  ) -> TestResult {
    guard result.status == .failed, plan.detail != .full, result.iteration == 1 else {
      return result
    }
    var single = plan
    single.tests = [result.test]
    single.repetitions = 1
    single.jobs = 1
    single.detail = .full
    var explained = result
    try? TestBatch(plan: single, startHost: { try host.start().process }).run { again in
      guard again.failures.map(\.message) == result.failures.map(\.message) else { return }
      explained.failures = again.failures
    }
    return explained
  }
}
