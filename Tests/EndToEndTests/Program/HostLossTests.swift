import Foundation
import SystemProcesses
import TestSupport
import Testing

extension EndToEnd.Program {
  /// Hosts that are killed or hang, and sources that are edited, while a person is in the middle of
  /// a run.
  struct HostLossTests {
    private static let steps = String(repeating: "s", count: 12)

    private let project = Workbench.example("Stores")

    private func arguments(_ more: [String] = []) -> [String] {
      ["explore"] + project.folderOptions + ["--only", "SignInTests/testSignIn"] + more
    }

    /// What the explorer shows after some steps.
    private func frame() async throws -> [String] {
      let keys = Self.steps.map(String.init).joined(separator: " ")
      let output = try await PomeloProcess.run(
        arguments(["--headless", "120x40", "--keys", keys, "--frame"]))
      try #require(output.status == 0, "\(output.standardError)")
      return output.lines
    }

    /// The explorer stopped in the middle of a run, showing a frame.
    private func explorer(showing frame: [String]) throws -> PseudoTerminal {
      let environment = Workbench.environment.merging(["TERM": "xterm-256color"]) { $1 }
      let terminal = try PseudoTerminal(
        executable: PomeloProcess.executable.path, arguments: arguments(),
        environment: environment, columns: 120, rows: 40)
      try #require(terminal.waitFor("1 App", seconds: 240), "\(terminal.text.suffix(2000))")
      terminal.send(Self.steps)
      try #require(shows(frame, terminal), "\(terminal.screen.text)")
      return terminal
    }

    /// Whether the panes come to show a frame; the bar at the bottom may tell of something.
    private func shows(_ frame: [String], _ terminal: PseudoTerminal) -> Bool {
      terminal.wait { $0.screen.lines.dropLast() == frame.dropLast() }
    }

    /// The host, whose keeper is the explorer's child.
    private func host(of terminal: PseudoTerminal) throws -> Int32 {
      let keepers = ProcessTable.children(of: terminal.process)
      return try #require(keepers.flatMap(ProcessTable.children).first)
    }

    @Test func aHostThatIsKilledIsStartedAgainAtTheSamePlace() async throws {
      let frame = try await frame()
      let terminal = try explorer(showing: frame)
      let host = try host(of: terminal)
      kill(host, SIGKILL)
      #expect(terminal.waitFor("it was ended by signal 9 (Killed)"), "\(terminal.screen.text)")
      #expect(terminal.screen.text.contains("host lost"))
      terminal.send("R")
      #expect(shows(frame, terminal), "\(terminal.screen.text)")
      #expect(terminal.screen.lines.last?.contains("The host was started again.") == true)
      #expect(try self.host(of: terminal) != host)
      // The run is live: it goes on.
      terminal.send("s")
      #expect(terminal.wait { $0.screen.lines.dropLast() != frame.dropLast() })
      terminal.send("q")
      #expect(terminal.waitForExit() == 0)
    }

    @Test func aRunThatIsKilledBeginsAnew() async throws {
      let frame = try await frame()
      let terminal = try explorer(showing: frame)
      let run = try #require(ProcessTable.children(of: try host(of: terminal)).first)
      kill(run, SIGKILL)
      #expect(terminal.waitFor("CRASHED"), "\(terminal.screen.text)")
      #expect(terminal.screen.text.contains("signal 9 (killed)"), "\(terminal.screen.text)")
      terminal.send("R")
      #expect(terminal.waitFor("stopped"), "\(terminal.screen.text)")
      // It begins at its first stop.
      terminal.send(Self.steps)
      #expect(shows(frame, terminal), "\(terminal.screen.text)")
      terminal.send("q")
      #expect(terminal.waitForExit() == 0)
    }

    @Test func aHostThatHangsKeepsNobodyWaitingAndIsReplaced() async throws {
      let frame = try await frame()
      let terminal = try explorer(showing: frame)
      let host = try host(of: terminal)
      let run = try #require(ProcessTable.children(of: host).first)
      for process in [host, run] { kill(process, SIGSTOP) }
      terminal.send("s")
      #expect(terminal.waitFor("running"), "\(terminal.screen.text)")
      // Many a test runs on a busy machine: the best of some answers counts.
      let best = ["?", "q", "?", "q", "?", "q"].map { key in
        let began = ContinuousClock.now
        terminal.send(key)
        let isAnswered = terminal.wait { $0.screen.text.contains("┌ Help") == (key == "?") }
        #expect(isAnswered, "\(terminal.screen.text)")
        return ContinuousClock.now - began
      }.min()
      #expect(try #require(best) < .milliseconds(50))
      terminal.send("R")
      #expect(terminal.waitFor("The host does not answer: R starts another."))
      terminal.send("R")
      #expect(terminal.waitFor("The host was started again."), "\(terminal.screen.text)")
      #expect(try self.host(of: terminal) != host)
      #expect(ProcessTable.children(of: host).isEmpty)
      terminal.send(Self.steps)
      #expect(shows(frame, terminal), "\(terminal.screen.text)")
      terminal.send("q")
      #expect(terminal.waitForExit() == 0)
    }

    /// A build replaces a host that hangs, too, and the place is kept over the edit of a page object.
    @Test func anEditOfAPageObjectKeepsThePlace() async throws {
      let frame = try await frame()
      let terminal = try explorer(showing: frame)
      let host = try host(of: terminal)
      kill(host, SIGSTOP)
      try project.edit(
        "UITests/Pages/SignInViewPage.swift", replacing: "import XCTest",
        with: "import XCTest\n\n// Edited.")
      terminal.send("\u{12}")
      #expect(
        terminal.waitFor("Running the sources as they are now.", seconds: 120),
        "\(terminal.screen.text)")
      // Lines of the sources have moved; what the app shows has not.
      let app = frame.map { $0.prefix(40) }
      #expect(terminal.waitFor("stopped"), "\(terminal.screen.text)")
      #expect(terminal.screen.lines.dropLast().map { $0.prefix(40) } == app.dropLast())
      #expect(try self.host(of: terminal) != host)
      terminal.send("q")
      #expect(terminal.waitForExit() == 0)
    }

    @Test(arguments: [false, true])
    func whoEndsDuringABuildLeavesNoCompiler(byKilling: Bool) async throws {
      let terminal = try explorer(showing: try await frame())
      try project.edit(
        "UITests/Pages/SignInViewPage.swift", replacing: "import XCTest",
        with: "import XCTest\n\n// Edited again.")
      terminal.send("\u{12}")
      let source = project.url(of: "UITests").path
      let isCompiling = terminal.wait(seconds: 60) { _ in
        ProcessTable.processes(mentioning: source).count > 1
      }
      #expect(isCompiling, "\(terminal.screen.text)")
      guard byKilling else {
        terminal.send("q")
        #expect(terminal.waitForExit() == 0)
        #expect(ProcessTable.processes(mentioning: source).isEmpty)
        return
      }
      kill(terminal.process, SIGKILL)
      #expect(ProcessTable.comes(to: { ProcessTable.processes(mentioning: source).isEmpty }))
    }
  }
}
