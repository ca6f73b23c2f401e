import Foundation
import TestSupport
import Testing

extension EndToEnd.Program {
  /// The explorer in a real terminal: it starts, follows the terminal's size, and gives it back.
  struct TerminalTests {
    /// The explorer on the example's sign-in test, with its first frame on the screen.
    private func startExplorer(
      columns: Int = 120, rows: Int = 40, term: String = "xterm-256color",
      environment: [String: String] = [:]
    ) throws -> (terminal: PseudoTerminal, modes: [UInt32]) {
      let terminal = try PseudoTerminal(
        executable: PomeloProcess.executable.path,
        arguments: ["explore"] + Workbench.stores.folderOptions
          + ["--only", "SignInTests/testSignIn"],
        environment: Self.environment(term: term).merging(environment) { $1 }, columns: columns,
        rows: rows)
      let modes = terminal.initialModes
      // The example may have to be compiled first.
      try #require(terminal.waitFor("1 App", seconds: 240), "\(terminal.text.suffix(2000))")
      return (terminal, modes)
    }

    private static func environment(term: String) -> [String: String] {
      Workbench.environment.merging(
        ["TERM": term, "SWIFT_BACKTRACE": "enable=no"], uniquingKeysWith: { $1 })
    }

    /// Expects that a person's shell finds the terminal as it was.
    private func expectRestored(_ terminal: PseudoTerminal, _ modes: [UInt32]) {
      #expect(terminal.modes == modes)
      #expect(!terminal.screen.isAlternate)
    }

    @Test func quittingGivesTheTerminalBack() throws {
      let (terminal, modes) = try startExplorer()
      #expect(terminal.screen.isAlternate)
      #expect(terminal.modes != modes)
      terminal.send("q")
      #expect(terminal.waitForExit() == 0)
      expectRestored(terminal, modes)
    }

    @Test func aPageThatIsOpenedFirstSaysOnceWhatItIs() throws {
      let home = try Workbench.makeDirectory("newcomer/\(UUID().uuidString)")
      let folders = [
        "XDG_CONFIG_HOME": home.appendingPathComponent("config").path,
        "XDG_STATE_HOME": home.appendingPathComponent("state").path,
      ]
      for isFirst in [true, false] {
        let (terminal, _) = try startExplorer(environment: folders)
        terminal.send("T")
        let said = isFirst ? "? tells more." : "esc close"
        let isSaid = terminal.wait { $0.screen.lines.last?.contains(said) == true }
        #expect(isSaid, "\(terminal.screen.text)")
        terminal.send("\u{3}")
        #expect(terminal.waitForExit() == 0)
      }
    }

    @Test(arguments: [(120, 40), (60, 20), (200, 60)])
    func theTerminalShowsTheFrameThatIsPrintedWithoutOne(columns: Int, rows: Int) async throws {
      let printed = try await PomeloProcess.run(
        ["explore"] + Workbench.stores.folderOptions
          + ["--only", "SignInTests/testSignIn", "--headless", "\(columns)x\(rows)"]
          + ["--keys", "s s n", "--frame"])
      try #require(printed.status == 0, "\(printed.standardError)")
      let (terminal, _) = try startExplorer(columns: columns, rows: rows)
      terminal.send("ssn")
      let isSame = terminal.wait { $0.screen.lines == printed.lines }
      #expect(isSame, "\(terminal.screen.text)\n\(printed.standardOutput)")
    }

    @Test func anEditorHasTheTerminalUntilItEnds() throws {
      let folder = try TemporaryFolder()
      let editor = URL(fileURLWithPath: folder.path).appendingPathComponent("editor")
      // It reads keys and is not ended by the interrupt key, as editors do.
      try """
      #!/bin/sh
      trap : INT
      echo "editing $1"
      read -r typed || read -r typed
      printf '%s' "$typed" > "$0.typed"
      """.write(to: editor, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: editor.path)
      let (terminal, modes) = try startExplorer(environment: ["EDITOR": editor.path])
      terminal.send("\u{5}")
      #expect(terminal.waitFor("editing +"), "\(terminal.screen.text)")
      terminal.send("\u{3}")
      #expect(terminal.waitFor("^C"), "\(terminal.screen.text)")
      terminal.send("mended\r")
      #expect(terminal.waitFor("1 App"), "\(terminal.screen.text)")
      #expect(try String(contentsOfFile: editor.path + ".typed", encoding: .utf8) == "mended")
      terminal.send("Q")
      #expect(terminal.waitForExit() == 0)
      expectRestored(terminal, modes)
    }

    @Test func aNewSizeIsFollowed() throws {
      let (terminal, modes) = try startExplorer()
      terminal.resize(columns: 60, rows: 20)
      #expect(terminal.waitFor("App"), "\(terminal.screen.text)")
      terminal.resize(columns: 10, rows: 3)
      terminal.resize(columns: 200, rows: 60)
      let isWide = terminal.wait {
        $0.screen.lines[0].count > 100 && $0.screen.text.contains("5 Source")
      }
      #expect(isWide, "\(terminal.screen.text)")
      terminal.send("q")
      #expect(terminal.waitForExit() == 0)
      expectRestored(terminal, modes)
    }

    /// Thousands of keys, presses and sizes: it answers, keeps its memory, and leaves cleanly.
    @Test func whateverIsTypedTheTerminalIsGivenBack() throws {
      let (terminal, modes) = try startExplorer()
      var typist = RandomTypist(seed: 7)
      func type(_ count: Int) {
        for number in 0..<count {
          terminal.send(typist.inputs())
          // What is written back has to be taken, or the program would wait for that.
          _ = terminal.wait(seconds: 0) { _ in true }
          guard number.isMultiple(of: 20) else { continue }
          terminal.resize(
            columns: Int.random(in: 1...230, using: &typist),
            rows: Int.random(in: 1...70, using: &typist))
          #expect(settle(terminal), "\(terminal.screen.text)")
        }
      }
      type(60)
      let before = residentKilobytes(of: terminal.process)
      type(240)
      #expect(before > 0 && residentKilobytes(of: terminal.process) - before < 40_000)
      #expect(settle(terminal), "\(terminal.screen.text)")
      terminal.send("\u{3}")
      #expect(terminal.waitForExit() == 0, "\(terminal.screen.text)")
      expectRestored(terminal, modes)
    }

    /// Waits until everything typed has been answered: a prompt opens, and closes again.
    private func settle(_ terminal: PseudoTerminal) -> Bool {
      terminal.resize(columns: 120, rows: 40)
      terminal.send("\u{7}:")
      guard terminal.waitFor("name of a command", seconds: 60) else { return false }
      terminal.send("\u{7}")
      return terminal.wait { !$0.screen.text.contains("name of a command") }
    }

    private func residentKilobytes(of process: Int32) -> Int {
      let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      let line = status?.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
      return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGABRT])
    func aSignalGivesTheTerminalBack(signal: Int32) throws {
      let (terminal, modes) = try startExplorer()
      terminal.signal(signal)
      #expect(terminal.waitForExit() == 128 + signal)
      expectRestored(terminal, modes)
    }

    @Test func suspendingGivesTheShellItsTerminal() throws {
      let project = Workbench.stores.folderOptions.map { "'\($0.replacing("'", with: "'\\''"))'" }
      let program = PomeloProcess.executable.path.replacing("'", with: "'\\''")
      let terminal = try PseudoTerminal(
        executable: "/bin/sh",
        arguments: [
          "-c",
          "set -m; '\(program)' explore \(project.joined(separator: " "));"
            + " echo STOP'PED'; read line; fg >/dev/null; echo OV'ER'",
        ],
        environment: Self.environment(term: "xterm-256color"), columns: 120, rows: 40)
      let modes = terminal.initialModes
      try #require(terminal.waitFor("1 App", seconds: 240), "\(terminal.text.suffix(2000))")
      terminal.send("\u{1A}")
      #expect(terminal.waitFor("STOPPED"), "\(terminal.screen.text)")
      expectRestored(terminal, modes)
      terminal.send("\n")
      #expect(terminal.waitFor("1 App"), "\(terminal.screen.text)")
      terminal.send("q")
      #expect(terminal.waitForExit() == 0)
      expectRestored(terminal, modes)
    }

    @Test(arguments: ["vt100", "linux", "screen", "tmux-256color", "no-such-terminal"])
    func theExplorerStartsOnEveryTerminal(term: String) throws {
      let (terminal, modes) = try startExplorer(columns: 80, rows: 24, term: term)
      terminal.send("q")
      #expect(terminal.waitForExit() == 0)
      #expect(terminal.modes == modes)
    }

    @Test func withoutColorsAndUnicodeItIsAttributesAndASCII() throws {
      let (terminal, modes) = try startExplorer(environment: ["NO_COLOR": "1", "LC_ALL": "C"])
      terminal.send("s2jj")
      #expect(terminal.waitFor("launched"), "\(terminal.screen.text)")
      terminal.send("q")
      #expect(terminal.waitForExit() == 0)
      let screen = terminal.text.ranges(of: "\u{1B}[?1049h").first
      let shown = terminal.text[try #require(screen).lowerBound...]
      #expect(shown.utf8.allSatisfy { $0 < 0x80 })
      let colors = terminal.text.matches(
        of: /\u{1B}\[(?:[0-9]+;)*(?:3[0-8]|4[0-8]|9[0-7])(?:;[0-9]+)*m/)
      #expect(colors.isEmpty, "\(colors.map { String($0.output) })")
      expectRestored(terminal, modes)
    }

    @Test(arguments: [SIGTERM, SIGSEGV])
    func theMouseOfTheConfigurationIsGivenBack(signal: Int32) throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("pomelo-mouse-\(signal)-\(getpid())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("config.yaml")
      try Data("mouse: true\ntheme: color-blind-dark\n".utf8).write(to: file)
      let (terminal, modes) = try startExplorer(environment: ["POMELO_CONFIG": file.path])
      #expect(terminal.text.contains("\u{1B}[?1002h"))
      terminal.signal(signal)
      #expect(terminal.waitForExit() == 128 + signal)
      let off = terminal.text.ranges(of: "\u{1B}[?1002l").last
      let on = terminal.text.ranges(of: "\u{1B}[?1002h").last
      #expect(try #require(off).lowerBound > #require(on).lowerBound)
      expectRestored(terminal, modes)
    }
  }
}
