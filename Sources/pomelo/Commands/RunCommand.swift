import ArgumentParser
import Foundation
import SessionProtocol
import Sessions
import TerminalModel
import TerminalUI
import Workspace

/// `pomelo run`: runs tests and reports how they came out.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Runs tests and reports how they came out.")

  @OptionGroup var project: ProjectArguments

  @Option(
    help:
      "Run only this test, Class/method, Class or tag:NAME; * stands for any text. Repeatable.")
  var only: [String] = []

  @Option(help: "Do again what this recording has, instead of running tests.")
  var recording: String?

  @Option(help: "The schedule of asynchronous work; 0 is the nominal one.")
  var seed: UInt64 = 0

  @Option(name: .customLong("repeat"), help: "How often to run each test.")
  var repetitions = 1

  @Option(help: "How many hosts to run side by side.")
  var jobs = TestBatch.Plan.standardJobs

  @Flag(help: "Let each test find the files and defaults that the one before has left.")
  var keepState = false

  @Option(help: "Write every run's events to this folder, one file a run.")
  var trace: String?

  @Option(
    help: "Virtual seconds after which a test fails; as the test plan says without it, or 600.")
  var timeAllowance: Double?

  @Option(help: "Seconds of processor time without an event after which a test is ended.")
  var stallLimit = 10

  @Flag(help: "Print one JSON object a line: each test's result, then a summary.")
  var json = false

  @Option(
    help:
      "What to print: text for people, json as --json, or xctest, which is what xcodebuild prints."
  )
  var format: RunFormat?

  @Flag(help: "Print Xcode's activity log of every test; implies --format xctest.")
  var activities = false

  @Flag(name: .shortAndLong, help: "Show all that tests print, of those that pass, too.")
  var verbose = false

  @Flag(
    help: "Report what tests waited for, and what passed only by timing; runs every test in detail."
  )
  var waits = false

  @Option(help: "Save what tests attach to this folder; what is kept of failures only, of those.")
  var attachments: String?

  @Option(help: "Write a JUnit report to this file, for servers that read such reports.")
  var junit: String?

  func validate() throws {
    guard (1...1_000_000).contains(repetitions) else {
      throw ValidationError("--repeat takes a number from 1 to 1000000.")
    }
    guard (1...64).contains(jobs) else { throw ValidationError("--jobs takes 1 to 64.") }
    guard timeAllowance.map({ $0 > 0 && $0 < 1e9 }) ?? true else {
      throw ValidationError("--time-allowance takes a positive number of seconds.")
    }
    guard (1...3600).contains(stallLimit) else {
      throw ValidationError("--stall-limit takes 1 to 3600 seconds.")
    }
    if json, let format, format != .json {
      throw ValidationError("--json and --format \(format.rawValue) exclude each other.")
    }
    if waits, chosenFormat == .xctest {
      throw ValidationError("--waits goes with --format text and json only.")
    }
    if activities, chosenFormat != .xctest {
      throw ValidationError("--activities goes with --format xctest only.")
    }
  }

  /// The format, however it was asked for.
  private var chosenFormat: RunFormat {
    format ?? (json ? .json : activities ? .xctest : .text)
  }

  /// How much a run has to tell for all that was asked for.
  private var detail: RunRequest.Detail {
    if trace != nil || waits { return .full }
    return activities || attachments != nil ? .events : .outcome
  }

  func run() throws {
    if let recording { return try RecordingReplay(recording).run(project) }
    let host = try PreparedHost(project, only: only)
    let configurations = host.project.runConfigurations
    if configurations.count > 1 {
      let names = configurations.map(\.name).joined(separator: ", ")
      Console.report(
        "pomelo: runs all tests in each of \(configurations.count) configurations: \(names)")
    }
    let isRepeated = repetitions > 1 || configurations.contains { ($0.repetitions ?? 1) > 1 }
    let outputs = try RunOutputs(
      trace: trace, attachments: attachments, junit: junit, target: host.project.testModule,
      isRepeated: isRepeated,
      snapshots: SnapshotWriter(for: host.project))
    let telling = RunTelling(
      RunPrinter(
        RunPrinter.Options(
          format: chosenFormat, includesActivities: activities, seed: seed,
          repetitions: isRepeated ? max(2, repetitions) : 1, target: host.project.testModule,
          isSelection: !only.isEmpty, isVerbose: verbose,
          library: LibraryNames(host.index))),
      outputs, collectsWaits: waits)
    // Without a pipe for signals, they end the command at once.
    let noticed = try? Interruption()
    var interruption: BatchInterruption?
    for configuration in configurations where interruption == nil {
      telling.configuration = configurations.count > 1 ? configuration.name : nil
      interruption = try run(
        configuration, of: host, telling, isRepeated: isRepeated, stop: noticed?.stop ?? .never)
    }
    Console.endProgress()
    outputs.close(interruption)
    if let note = outputs.note { Console.report("pomelo: \(note)") }
    for line in telling.printer.summary(interruption) { Console.print(line) }
    for failure in outputs.failures.dropLast() { Console.report("pomelo: \(failure.message)") }
    // Whoever reads the files has to know of it, whatever the tests showed.
    if let failure = outputs.failures.last { throw failure }
    if interruption != nil { try noticed?.check() }
    if !telling.printer.allPassed { throw ExitCode(1) }
  }

  /// Runs all tests in one way.
  private func run(
    _ configuration: RunConfiguration, of host: PreparedHost, _ telling: RunTelling,
    isRepeated: Bool, stop: BatchStop
  ) throws -> BatchInterruption? {
    let plan = plan(configuration, of: host)
    let startHost = { try host.start(as: configuration).process }
    var explainer = FailureExplainer(plan: plan, index: host.index, startHost: startHost)
    let check = TimingCheck(plan: plan, startHost: startHost)
    var project = host.project
    project.device = plan.device
    let history = HistoryRecorder(
      project: project, index: host.index, installation: .current, seed: seed,
      keepsState: keepState)
    defer { history.save() }
    return try TestBatch(
      plan: plan, startHost: startHost,
      onEvent: { test, iteration, event in
        if showsCauses { explainer.receive(event, of: RunName(test: test, iteration: iteration)) }
        telling.receive(event, of: test, iteration: iteration)
      },
      onOutput: { test, iteration, output in
        telling.receive(output: output, of: test, iteration: iteration)
      }
    ).run(stop: stop, progress: { Console.show($0.told(as: "run", isRepeated: isRepeated)) }) {
      result in
      telling.tell(result) { told in
        if isToBeExplained(result) { told = explainer.explain(told, stop: stop) }
      } summary: { waits in
        check.summary(of: waits, test: result.test, stop: stop)
      }
      history.add(result)
    }
  }

  /// What is run in one way, and how.
  private func plan(_ configuration: RunConfiguration, of host: PreparedHost) -> TestBatch.Plan {
    TestBatch.Plan(
      tests: configuration.isRandomOrder
        ? RandomOrder.of(host.tests, seed: seed) : host.tests,
      repetitions: repetitions > 1 ? repetitions : configuration.repetitions ?? 1,
      seed: seed, device: host.project.device(of: configuration), jobs: jobs,
      keepsState: keepState, detail: detail,
      timeAllowance: timeAllowance ?? configuration.timeAllowance ?? 600,
      processorLimit: stallLimit)
  }

  /// Whether the causes of failures are shown, with calls and screens, which batches leave out.
  private var showsCauses: Bool { chosenFormat != .xctest || junit != nil }

  private func isToBeExplained(_ result: TestResult) -> Bool {
    (result.status == .failed || result.status == .crashed) && result.iteration == 1 && showsCauses
  }
}
