import Foundation
import SystemProcesses
import TestSupport
import Testing

extension EndToEnd.Suites {
  /// Whatever a test does to its host, to pomelo and to the line between them, it ends as that one
  /// test's result, nothing of it is left behind, and none counts as passed that did not pass.
  struct HostileTests {
    private static let project = Workbench.project("Hostile")
    /// Its hosts lie in the project's folder, so that they can be told from others.
    private static let hosts = project.folder.path + "/.pomelo"
    private static let report = Task {
      try RunReport(try await PomeloProcess.run(["run", project.folder.path, "--json"]))
    }

    private func result(of test: String) async throws -> RunReport.TestResult {
      try #require(try await Self.report.value.result(of: "HostileTests/\(test)"))
    }

    @Test(arguments: [
      "test01StopsItsHost", "test02KillsItsHost", "test03LooksIntoItsHost",
      "test04SignalsItsGroup", "test05LeavesAChild", "test06LeavesAChildInASessionOfItsOwn",
      "test07LeavesAGrandchild", "test08OpensTheTerminal", "test09ReachesForTheNetwork",
      "test99StillRuns",
    ])
    func whatIsRefusedDoesNoHarm(test: String) async throws {
      let result = try await result(of: test)
      #expect(result.status == "passed", "\(result)")
    }

    @Test(arguments: [
      ("test20ForgesItsEnd", "Something other than pomelo has written"),
      ("test21ForgesItsEndOnAnyDescriptor", "Something other than pomelo has written"),
      ("test22ForgesWhoItIs", "Something other than pomelo has written"),
      ("test23LeavesEarly", "exited with status 0 before the test ended"),
      ("test24GoesOnInACopy", "abort() was called"),
      ("test25SaysHalfALine", "Something other than pomelo has written"),
      ("test26ClosesTheLine", "exited with status 0 before the test ended"),
      ("test27ShutsTheLineDown", "The host process ended"),
    ])
    func whatIsNoEndOfATestIsACrash(test: String, reason: String) async throws {
      let result = try await result(of: test)
      #expect(result.status == "crashed", "\(result)")
      #expect(result.reason?.contains(reason) == true, "\(result)")
    }

    @Test func eachTestFindsAFreshDevice() async throws {
      let report = try await Self.report.value
      #expect(
        report.results.filter { $0.id.hasPrefix("FileTests/") }.map(\.status) == [
          "passed", "failed", "passed", "passed",
        ])
    }

    @Test func withStateKeptATestFindsWhatTheOneBeforeHasLeft() async throws {
      _ = try await Self.report.value
      let report = try RunReport(
        try await PomeloProcess.run(
          ["run", Self.project.folder.path, "--json", "--keep-state", "--only", "FileTests"]))
      #expect(report.results.map(\.status) == ["passed", "passed", "failed", "passed"])
    }

    @Test func nothingIsLeftBehind() async throws {
      let report = try await Self.report.value
      #expect(report.output.status == 1)
      #expect(ProcessTable.processes(mentioning: Self.hosts) == [])
    }

    @Test func nothingOutlivesAPomeloThatIsKilled() async throws {
      _ = try await Self.report.value
      let process = Process()
      process.executableURL = PomeloProcess.executable
      process.arguments =
        ["run", Self.project.folder.path, "--only", "HostileTests/test0*", "--repeat", "1000000"]
      process.environment = Workbench.environment
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      #expect(ProcessTable.comes(to: { !ProcessTable.processes(mentioning: Self.hosts).isEmpty }))
      kill(process.processIdentifier, SIGKILL)
      #expect(ProcessTable.comes(to: { ProcessTable.processes(mentioning: Self.hosts).isEmpty }))
    }

    @Test func aTerminalIsOutOfReach() async throws {
      _ = try await Self.report.value
      let environment = Workbench.environment.merging(["TERM": "xterm-256color"]) { $1 }
      let terminal = try PseudoTerminal(
        executable: PomeloProcess.executable.path,
        arguments: [
          "run", Self.project.folder.path, "--only", "HostileTests/test08OpensTheTerminal",
        ],
        environment: environment, columns: 120, rows: 40)
      #expect(terminal.waitFor("1 passed", seconds: 60), "\(terminal.screen.text)")
      #expect(!terminal.text.contains("OWNED"))
    }
  }
}
