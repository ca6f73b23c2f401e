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

  @Option(help: "Virtual seconds after which a test fails.")
  var timeAllowance = 600.0

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
    guard timeAllowance > 0, timeAllowance < 1e9 else {
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
    let host = try PreparedHost(project, only: only)
    let outputs = try RunOutputs(
      trace: trace, attachments: attachments, junit: junit, target: host.project.testModule,
      isRepeated: repetitions > 1)
    let plan = TestBatch.Plan(
      tests: host.tests, repetitions: repetitions, seed: seed, device: host.project.device,
      jobs: jobs, keepsState: keepState, detail: detail, timeAllowance: timeAllowance,
      processorLimit: stallLimit)
    var printer = RunPrinter(
      RunPrinter.Options(
        format: chosenFormat, includesActivities: activities, seed: seed,
        repetitions: repetitions, target: host.project.testModule, isSelection: !only.isEmpty,
        isVerbose: verbose, library: LibraryNames(host.index)))
    var collector = WaitCollector()
    var explainer = FailureExplainer(
      plan: plan, index: host.index, startHost: { try host.start().process })
    let check = TimingCheck(plan: plan, startHost: { try host.start().process })
    let history = HistoryRecorder(
      project: host.project, index: host.index, installation: .current, seed: seed,
      keepsState: keepState)
    // Without a pipe for signals, they end the command at once.
    let noticed = try? Interruption()
    let stop = noticed?.stop ?? .never
    let interruption = try TestBatch(
      plan: plan, startHost: { try host.start().process },
      onEvent: { test, iteration, event in
        if waits { collector.receive(event, of: test, iteration: iteration) }
        if showsCauses { explainer.receive(event, of: RunName(test: test, iteration: iteration)) }
        outputs.receive(event, of: test, iteration: iteration)
        printer.receive(event, of: test, iteration: iteration)
      },
      onOutput: { test, iteration, output in
        printer.receive(output: output, of: test, iteration: iteration)
      }
    ).run(
      stop: stop, progress: { Console.show($0.told(as: "run", isRepeated: repetitions > 1)) }
    ) { result in
      var told = outputs.complete(result)
      if isToBeExplained(result) { told = explainer.explain(told, stop: stop) }
      told.waits = collector.complete(result.test, iteration: result.iteration).map {
        check.summary(of: $0, test: result.test, stop: stop)
      }
      outputs.add(told)
      history.add(result)
      for line in printer.lines(of: told) { Console.print(line) }
    }
    Console.endProgress()
    outputs.close(interruption)
    if let note = outputs.note { Console.report("pomelo: \(note)") }
    for line in printer.summary(interruption) { Console.print(line) }
    history.save()
    for failure in outputs.failures.dropLast() { Console.report("pomelo: \(failure.message)") }
    // Whoever reads the files has to know of it, whatever the tests showed.
    if let failure = outputs.failures.last { throw failure }
    if interruption != nil { try noticed?.check() }
    if !printer.allPassed { throw ExitCode(1) }
  }

  /// Whether the causes of failures are shown, with calls and screens, which batches leave out.
  private var showsCauses: Bool { chosenFormat != .xctest || junit != nil }

  private func isToBeExplained(_ result: TestResult) -> Bool {
    (result.status == .failed || result.status == .crashed) && result.iteration == 1 && showsCauses
  }
}
