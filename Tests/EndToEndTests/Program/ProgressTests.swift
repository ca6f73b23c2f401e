import Foundation
import SystemProcesses
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension EndToEnd.Program {
  /// What commands that take their time tell of it in a real terminal, and what they leave when they
  /// are interrupted.
  struct ProgressTests {
    private func start(
      _ arguments: [String], columns: Int = 80, environment: [String: String] = [:]
    ) throws -> PseudoTerminal {
      try PseudoTerminal(
        executable: PomeloProcess.executable.path, arguments: arguments,
        environment: Workbench.environment
          .merging(["TERM": "xterm-256color", "CI": "", "SWIFT_BACKTRACE": "enable=no"]) { $1 }
          .merging(environment) { $1 },
        columns: columns, rows: 24)
    }

    private func run(_ options: [String]) -> [String] {
      ["run"] + Workbench.stores.folderOptions + ["--only", "SignInTests/testSignIn"] + options
    }

    /// The row at the bottom that has something in it.
    private func lastRow(_ terminal: PseudoTerminal) -> String {
      terminal.screen.lines.last { !$0.isEmpty } ?? ""
    }

    @Test func aRunThatIsInterruptedTellsHowFarItIsAndThenWhatIsKnown() throws {
      let report = try Workbench.makeDirectory("reports").appendingPathComponent("cut.xml")
      let terminal = try start(run(["--repeat", "1000000", "--junit", report.path]))
      let line = #/run  [0-9]+/1000000  [0-9.]+/s  [0-9]+ [hmins 0-9]+ left  SignInTests/testS/#
      let isShown = terminal.wait(seconds: 240) { $0.screen.text.contains(line) }
      try #require(isShown, "\(terminal.text.suffix(2000))")
      #expect(terminal.screen.lines.allSatisfy { displayWidth(of: $0) < 80 })
      terminal.send("\u{3}")
      #expect(terminal.waitForExit() == 128 + SIGINT)
      let text = terminal.screen.text
      #expect(text.contains(#/interrupted: [0-9]+ of 1000000 runs are known; ended under way: S/#))
      #expect(
        lastRow(terminal).hasPrefix("seed 0") || lastRow(terminal).contains(" passed, 0 failed"))
      #expect(!text.contains(" left  "))
      let document = try Data(contentsOf: report)
      #expect(XMLParser(data: document).parse())
      #expect(String(decoding: document, as: UTF8.self).contains("<error message=\"interrupted: "))
      #expect(ProcessTable.children(of: terminal.process).isEmpty)
    }

    @Test func jsonOfARunThatIsInterruptedIsComplete() throws {
      let terminal = try start(run(["--repeat", "1000000", "--json"]), columns: 60)
      let isShown = terminal.wait(seconds: 240) { $0.text.contains(" left") }
      try #require(isShown, "\(terminal.text.suffix(2000))")
      terminal.signal(SIGTERM)
      #expect(terminal.waitForExit() == 128 + SIGTERM)
      #expect(terminal.text.contains(#""interrupted":{"known":"#))
    }

    @Test func whoeverInsistsGetsTheEndAtOnce() throws {
      let terminal = try start(run(["--repeat", "1000000"]))
      try #require(terminal.wait(seconds: 240) { $0.text.contains(" left") })
      let hosts = ProcessTable.children(of: terminal.process)
      for host in hosts { kill(host, SIGSTOP) }
      // They end by themselves once they may go on.
      defer { for host in hosts { kill(host, SIGCONT) } }
      terminal.send("\u{3}")
      #expect(terminal.waitFor("Ctrl-C again ends at once"), "\(terminal.screen.text)")
      terminal.send("\u{3}")
      #expect(terminal.waitForExit() == 128 + SIGINT)
      #expect(!terminal.screen.text.contains("interrupted"))
    }

    /// As in the background of a script, which Ctrl-C is not meant for.
    @Test func whoeverHasInterruptionsIgnoredIsNotInterrupted() throws {
      let terminal = try PseudoTerminal(
        executable: "/bin/sh",
        arguments: [
          "-c", "trap '' INT; echo ready; exec \"$@\"", "sh", PomeloProcess.executable.path,
        ] + run(["--repeat", "60"]), environment: Workbench.environment)
      try #require(terminal.waitFor("ready"))
      let isDone = terminal.wait(seconds: 240) {
        $0.signal(SIGINT)
        return $0.text.contains("60 passed")
      }
      #expect(isDone, "\(terminal.text.suffix(2000))")
      #expect(terminal.waitForExit() == 0)
    }

    @Test(arguments: [["TERM": "dumb"], ["CI": "true"]])
    func whereNobodyWatchesNothingIsErased(environment: [String: String]) throws {
      let terminal = try start(run(["--repeat", "60"]), environment: environment)
      #expect(terminal.wait(seconds: 240) { $0.text.contains("60 passed") }, "\(terminal.text)")
      #expect(terminal.waitForExit() == 0)
      #expect(!terminal.text.contains("\u{1B}"))
    }

    @Test func whatIsObservedByThenIsShownOfRunsThatAreInterrupted() throws {
      let project = Workbench.project("Spinning")
      let terminal = try start(["list", "--run"] + project.folderOptions, columns: 120)
      let isShown = terminal.wait(seconds: 240) {
        $0.screen.text.contains(#/observe  [0-9]+/6  /#)
      }
      try #require(isShown, "\(terminal.text.suffix(2000))")
      terminal.send("\u{3}")
      #expect(terminal.waitForExit() == 128 + SIGINT)
      #expect(terminal.text.contains(#/Interrupted: [0-5] of 6 tests were run\./#))
      #expect(terminal.text.contains("SpinningTests"))
      #expect(ProcessTable.processes(mentioning: project.folder.path).isEmpty)
    }

    @Test func aWalkThatIsInterruptedTellsHowFarItWas() throws {
      let terminal = try start(["walk", "--actions", "1000000"] + Workbench.stores.folderOptions)
      let isShown = terminal.wait(seconds: 240) {
        $0.screen.text.contains(#/walk  [0-9]+/1000000  [0-9.]+/s  .* left  /#)
      }
      try #require(isShown, "\(terminal.text.suffix(2000))")
      terminal.send("\u{3}")
      #expect(terminal.waitForExit() == 128 + SIGINT)
      #expect(
        terminal.screen.text.contains(#/interrupted after [0-9]+ of 1000000 actions, seed 1/#))
    }
  }
}
