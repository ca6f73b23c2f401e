import Foundation
import SystemProcesses
import TestSupport
import Testing

extension EndToEnd.Program {
  /// Keys that are typed before the explorer's first frame is there.
  struct EarlyKeysTests {
    /// The explorer on a project that is not built yet, and says so.
    private func startBuild(of project: Project, _ options: [String] = []) throws -> PseudoTerminal
    {
      let terminal = try PseudoTerminal(
        executable: PomeloProcess.executable.path,
        arguments: ["explore"] + project.folderOptions + options,
        environment: Workbench.environment.merging(["TERM": "xterm-256color", "CI": ""]) { $1 },
        columns: 120, rows: 40)
      let isBuilding = terminal.wait { $0.screen.text.contains(#/build  [0-9]/3  [0-9]+ s  /#) }
      try #require(isBuilding, "\(terminal.text)")
      return terminal
    }

    @Test func quittingEndsTheBuild() throws {
      let project = Workbench.newStores()
      let terminal = try startBuild(of: project)
      #expect(terminal.modes != terminal.initialModes)
      terminal.send("xq")
      #expect(terminal.waitForExit() == 0)
      #expect(terminal.modes == terminal.initialModes)
      #expect(!terminal.text.contains("\u{1B}[?1049h"))
      #expect(terminal.screen.lines.allSatisfy { $0.isEmpty }, "\(terminal.screen.text)")
      #expect(
        ProcessTable.comes(to: {
          ProcessTable.processes(mentioning: project.folder.path).isEmpty
        }))
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func aSignalDuringTheBuildGivesTheTerminalBack(signal: Int32) throws {
      let terminal = try startBuild(of: Workbench.newStores())
      if signal == SIGINT { terminal.send("\u{3}") } else { terminal.signal(signal) }
      #expect(terminal.waitForExit() == 128 + signal)
      #expect(terminal.modes == terminal.initialModes)
    }

    /// Both give the terminal back, on threads of their own, and either ends the program.
    @Test func aSignalAndAKeyAtOnceGiveTheTerminalBack() async throws {
      let only = ["--only", "SignInTests/testSignIn"]
      let built = try await PomeloProcess.run(["run"] + Workbench.stores.folderOptions + only)
      #expect(built.status == 0, "\(built.standardError)")
      for moment in 0..<40 {
        let terminal = try PseudoTerminal(
          executable: PomeloProcess.executable.path,
          arguments: ["explore"] + Workbench.stores.folderOptions + only,
          environment: Workbench.environment.merging(["TERM": "xterm-256color"]) { $1 })
        // Anywhere on the way to the first frame.
        var looks = 0
        let isReading = terminal.wait {
          looks += 1
          return $0.modes != $0.initialModes && looks > moment % 8
        }
        #expect(isReading)
        terminal.signal(SIGQUIT)
        terminal.send("q")
        #expect(terminal.waitForExit() != nil)
        #expect(terminal.modes == terminal.initialModes)
      }
    }

    @Test func otherKeysAreKeptForTheExplorer() throws {
      let project = Workbench.newStores()
      let terminal = try startBuild(of: project, ["--only", "SignInTests/testSignIn"])
      terminal.send(":日本")
      #expect(terminal.waitFor(":日本", seconds: 240), "\(terminal.screen.text)")
      terminal.send("\u{7}q")
      #expect(terminal.waitForExit() == 0)
      #expect(terminal.modes == terminal.initialModes)
    }

    @Test func quittingEndsTheWaitForAnEdit() throws {
      let project = Workbench.newStores()
      try project.edit(
        "UITests/Pages/TabBarPage.swift", replacing: "import XCTest", with: "import XCTest\nlet x ="
      )
      let terminal = try startBuild(of: project, ["--watch"])
      #expect(terminal.waitFor("q quits.", seconds: 240), "\(terminal.screen.text)")
      terminal.send("q")
      #expect(terminal.waitForExit() == 0)
      #expect(terminal.modes == terminal.initialModes)
    }
  }
}
