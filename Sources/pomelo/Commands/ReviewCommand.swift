import ArgumentParser
import Foundation
import Sessions
import SourceModel
import TerminalModel
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
    (rules ?? Set(ReviewRule.allCases.filter(\.isOnByDefault))).subtracting(without)
  }

  func run() throws {
    let installation = Installation.current
    let opened = try project.open(installation)
    let index = project.index(of: opened, installation)
    Console.show(TaskProgress("review", detail: "the sources"))
    let found = StaticReview.findings(of: opened, index: index, rules: chosen)
    Console.endProgress()
    try tell(found)
  }

  private func tell(_ found: [ReviewFinding]) throws {
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
    let report = ReviewReport(new, known: found.count - new.count, relativeTo: folder)
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
