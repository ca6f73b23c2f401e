import ArgumentParser
import Foundation
import Sessions
import SourceModel
import TerminalModel
import TerminalUI
import Workspace

/// `pomelo review`: the weak places of a suite.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review", abstract: "Finds a suite's weak places, by its sources and by runs.",
    discussion: """
      A comment // pomelo:ignore RULE turns rules off for its line, the line below, or the member that \
      it stands at. Exit status: 0 nothing was found, 1 something was; others as of every command.
      """)

  @OptionGroup var project: ProjectArguments

  @Option(
    help: "Look only for these rules, by commas: \(ReviewRule.names).", transform: ruleSet)
  var rules: Set<ReviewRule>?

  @Option(help: "Leave these rules out, by commas.", transform: ruleSet)
  var without: Set<ReviewRule> = []

  @Option(help: "How often tests are run at most with something wrong in the app.")
  var budget = RunReview.Plan.standardBudget

  @Option(
    help: "Of the rules that need runs, look at this test only, as with run. Repeatable.")
  var only: [String] = []

  @Option(help: "How many hosts to run side by side.")
  var jobs = TestBatch.Plan.standardJobs

  @Flag(help: "Look at the sources only, and run nothing.")
  var sourcesOnly = false

  @Option(help: "How it is written: text, json, sarif or github.")
  var format = ReviewFormat.text

  @Option(help: "Write to this file instead of standard output.")
  var output: String?

  @Option(help: "Leave out what this file knows.")
  var baseline: String?

  @Flag(help: "Take all that is found for known: write it to the --baseline file.")
  var writeBaseline = false

  @Flag(help: "Print edits that can be made safely, as a unified diff, instead of findings.")
  var fix = false

  func validate() throws {
    guard budget >= 0 else { throw ValidationError("--budget takes 0 or more.") }
    guard (1...64).contains(jobs) else { throw ValidationError("--jobs takes 1 to 64.") }
    if writeBaseline, baseline == nil {
      throw ValidationError("--write-baseline needs --baseline.")
    }
    if fix, writeBaseline || format != .text {
      throw ValidationError("--fix goes with no --format and no --write-baseline.")
    }
  }

  private static func ruleSet(_ text: String) throws -> Set<ReviewRule> {
    try Set(
      text.split(separator: ",").map { name in
        guard let rule = ReviewRule(rawValue: String(name)) else {
          throw ValidationError("There is no rule \"\(name)\". There are: \(ReviewRule.names).")
        }
        return rule
      })
  }

  /// The rules that are looked for.
  private var chosen: Set<ReviewRule> {
    let wanted = (rules ?? Set(ReviewRule.allCases.filter(\.isOnByDefault))).subtracting(without)
    return sourcesOnly ? wanted.filter { !$0.needsRuns } : wanted
  }

  func run() throws {
    let installation = Installation.current
    let opened = try project.open(installation)
    let index = project.index(of: opened, installation)
    Console.show(TaskProgress("review", detail: "the sources"))
    let suite = ReviewedSuite(opened, index: index)
    var found = StaticReview.findings(of: suite, rules: chosen)
    Console.endProgress()
    guard chosen.contains(where: \.needsRuns) else { return try tell(found, nil) }
    let host = try PreparedHost(project, opened: opened, index: index, only: only)
    let noticed = try? Interruption()
    let review = RunReview(
      RunReview.Plan(rules: chosen, batch: plan(of: host), budget: budget), of: suite,
      startHost: { try host.start().process }, stop: noticed?.stop ?? .never,
      progress: { Console.show($0) })
    found += try review.findings()
    Console.endProgress()
    let files = opened.allTestFiles.map(\.path)
    try tell(found.inOrder(of: files), review.trials)
    try noticed?.check()
  }

  private func plan(of host: PreparedHost) -> TestBatch.Plan {
    TestBatch.Plan(
      tests: host.tests, device: host.project.device, jobs: jobs, network: host.project.network)
  }

  private func tell(_ found: [ReviewFinding], _ trials: ReviewTrials?) throws {
    let folder = FileManager.default.currentDirectoryPath
    if writeBaseline, let baseline {
      try OutputFile.write(try ReviewBaseline(found).data(), to: baseline)
      return Console.report("Wrote \(found.count) findings to \(baseline)")
    }
    var new = found
    if let baseline {
      do throws(ReviewBaseline.Problem) {
        new = try ReviewBaseline(path: baseline).new(among: found)
      } catch {
        throw CommandError.usage(error.message)
      }
    }
    if fix { return printFixes(new, folder) }
    let report = ReviewReport(
      new, known: found.count - new.count, trials: trials, relativeTo: folder)
    let text = try report.text(as: format)
    if let output {
      try OutputFile.write(Data("\(text)\n".utf8), to: output)
    } else if !new.isEmpty || format != .github {
      Console.print(text)
    }
    if !new.isEmpty { throw ExitCode(1) }
  }

  private func printFixes(_ findings: [ReviewFinding], _ folder: String) {
    for line in findings.compactMap(\.edit).changes.diff(relativeTo: folder) {
      Console.print(TerminalText(tabbed: line))
    }
  }
}

extension ReviewRule {
  /// All names, for a list.
  fileprivate static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
