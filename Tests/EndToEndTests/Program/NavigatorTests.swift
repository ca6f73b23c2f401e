import Foundation
import SystemProcesses
import TestSupport
import Testing

extension EndToEnd.Program {
  /// Tests that run beside the open run, and what is kept of their runs.
  struct NavigatorTests {
    private func frame(
      of project: Project, size: String = "120x40", keys: String
    ) async throws -> [String] {
      let output = try await PomeloProcess.run(
        ["explore", project.folder.path, "--only", "SignInTests/testSignIn"]
          + ["--headless", size, "--keys", keys, "--frame"],
        timeout: .seconds(120))
      try #require(output.status == 0, "\(output.standardError)")
      return output.lines
    }

    /// A copy of the example of which no runs are known.
    private func untested() -> Project {
      let project = Workbench.example("Stores")
      try? FileManager.default.removeItem(at: project.url(of: ".pomelo/history.json"))
      return project
    }

    private func line(of text: String, in frame: [String]) -> String? {
      frame.first { $0.contains(text) }
    }

    @Test func allTestsRunBesideTheOpenRunWhichStaysWhereItIs() async throws {
      let project = untested()
      let frame = try await frame(of: project, keys: "s s T C-a")
      #expect(line(of: "▾ HomeTests", in: frame)?.contains("✓ 3") == true)
      #expect(line(of: "  ✓ testSwitchTabs", in: frame) != nil)
      #expect(frame.last?.contains("Tests run: 18, failed: 1.") == true)
      #expect(frame.last?.contains("stopped") == true)
      let after = try await self.frame(of: project, keys: "s s T C-a Escape").joined()
      #expect(after.contains("TabBarPage") && !after.contains("Tests  "))
    }

    @Test func whatRunKeepsIsShownUntilAnEditMakesItOld() async throws {
      let project = untested()
      _ = try await PomeloProcess.run(
        ["run", project.folder.path, "--only", "HomeTests", "--only", "FailingOnPurposeTests"],
        timeout: .seconds(120))
      let kept = try await frame(of: project, keys: "T")
      #expect(line(of: "✓ testSwitchTabs", in: kept)?.contains("changed") == false)
      #expect(line(of: "○ testSignInShowsAccount", in: kept) != nil)
      let failed = try await frame(of: project, keys: "T C-n C-o")
      #expect(failed.joined().contains("FAILED here"))

      try project.edit(
        "UITests/Pages/TabBarPage.swift", replacing: "com.example.stores.otherTab",
        with: "com.example.stores.anotherTab")
      let edited = try await frame(of: project, keys: "T")
      #expect(line(of: "✓ testSwitchTabs", in: edited)?.contains("changed") == true)
      let run = try await frame(of: project, keys: "T F7")
      #expect(line(of: "✗ testSwitchTabs", in: run)?.contains("✓✗") == true)
    }

    @Test func whoQuitsWhileTestsRunLeavesNoHost() async throws {
      let project = Workbench.mishaps
      let terminal = try PseudoTerminal(
        executable: PomeloProcess.executable.path,
        arguments: ["explore"] + project.folderOptions + ["--only", "MishapTests/test01*"],
        environment: Workbench.environment.merging(["TERM": "xterm-256color"]) { $1 }, columns: 120,
        rows: 40)
      try #require(terminal.waitFor("1 App", seconds: 120), "\(terminal.text.suffix(2000))")
      terminal.send(":run-tests MishapTests/test02LoopsForEver\r")
      try #require(terminal.waitFor("▶ 0 of 1"), "\(terminal.screen.text)")
      let keepers = ProcessTable.children(of: terminal.process)
      let hosts = keepers + keepers.flatMap(ProcessTable.children)
      // One of the open run and at least one beside it.
      #expect(keepers.count > 1)
      terminal.send("\u{03}")
      #expect(terminal.waitForExit() == 0)
      #expect(ProcessTable.comes { Set(ProcessTable.all).isDisjoint(with: hosts) })
    }
  }
}
