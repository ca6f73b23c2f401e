import Glibc
import TestSupport
import Testing

/// The driver in a real terminal: the probe program draws a known frame and names the keys it gets.
struct NcursesDriverTests {
  private static let leave = "\u{1B}[?1049l"
  private static let mouseOff = "1000l"

  /// Starts the probe and waits for its first frame.
  private func startProbe(
    _ arguments: [String] = [], term: String = "xterm-256color",
    environment: [String: String] = ["LANG": "C.UTF-8"]
  ) throws -> (terminal: PseudoTerminal, modes: [UInt32]) {
    let terminal = try PseudoTerminal(
      executable: "/usr/bin/env", arguments: [BuiltPrograms.path(of: "TerminalProbe")] + arguments,
      environment: environment.merging(
        ["TERM": term, "SWIFT_BACKTRACE": "enable=no"], uniquingKeysWith: { $1 }))
    let modes = terminal.initialModes
    #expect(terminal.waitFor("KEYS ."), "\(terminal.text)")
    #expect(terminal.modes != modes)
    return (terminal, modes)
  }

  /// Expects that the terminal is as it was before the program.
  private func expectRestored(_ terminal: PseudoTerminal, _ modes: [UInt32]) {
    #expect(terminal.modes == modes)
    #expect(!terminal.screen.isAlternate)
    #expect(terminal.text.contains(Self.leave))
    let cursor = terminal.text.range(of: "\u{1B}[?25l", last: true)
    let shown = terminal.text.range(of: "\u{1B}[?12l\u{1B}[?25h", last: true)
    #expect((shown ?? 0) > (cursor ?? 0))
  }

  @Test func theFirstFrameHoldsWideAndCombiningCharacters() throws {
    let (terminal, modes) = try startProbe()
    #expect(terminal.screen.isAlternate)
    #expect(terminal.screen.lines[0] == "SIZE 80x24.")
    #expect(terminal.screen.lines[1].hasPrefix("認証 ログイン e\u{301} 👨"))
    #expect(terminal.screen.lines[1].hasSuffix("┌─┐ plain"))
    #expect(terminal.text.contains("38;5;202"))
    #expect(terminal.text.contains("48;5;17"))
    terminal.send("q")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.text.contains("ENDED stopped"))
    expectRestored(terminal, modes)
  }

  @Test func aTerminalOfLinesOnlyIsRefused() throws {
    let terminal = try PseudoTerminal(
      executable: "/usr/bin/env", arguments: [BuiltPrograms.path(of: "TerminalProbe")],
      environment: ["LANG": "C.UTF-8", "TERM": "dumb"])
    let modes = terminal.initialModes
    #expect(terminal.waitForExit() != 0)
    #expect(terminal.text.contains("type \"dumb\" cannot move its cursor"), "\(terminal.text)")
    #expect(terminal.modes == modes)
  }

  /// A selection that moves changes two lines; no more than these, and the way to them, is written.
  @Test func aKeyWritesOnlyTheCellsThatItChanges() throws {
    let terminal = try PseudoTerminal(
      executable: "/usr/bin/env", arguments: [BuiltPrograms.path(of: "TerminalProbe"), "list"],
      environment: ["LANG": "C.UTF-8", "TERM": "xterm-256color"])
    try #require(terminal.waitFor("  Row 23 of a list"), "\(terminal.text)")
    for step in 1...10 {
      let before = terminal.output.count
      terminal.send("x")
      try #require(terminal.waitFor("> Row \(step) of a list"), "\(terminal.screen.text)")
      let changed = 2 * "> Row \(step) of a list".count
      // Two moves of the cursor, and a style on and off for each line.
      #expect(terminal.output.count - before <= changed + 2 * 24, "\(step)")
    }
    terminal.send("q")
    #expect(terminal.waitForExit() == 0)
  }

  @Test func keysArrive() throws {
    let (terminal, _) = try startProbe()
    terminal.send("a\u{1B}OA\u{1B}[Z\u{1B}OP\u{1B}[15~\u{3}日\r\t\u{7F}\u{1B}[3~\u{1B}[6~")
    #expect(
      terminal.waitFor("KEYS a Up S-Tab F1 F5 C-c 日 Enter Tab Backspace Delete PageDown."),
      "\(terminal.screen.text)")
    terminal.send("\u{1B}")
    #expect(terminal.waitFor("PageDown Esc."))
    terminal.send("\u{1B}[999~x")
    #expect(terminal.waitFor("PageDown Esc x."), "\(terminal.screen.text)")
  }

  @Test func onlyChangedCellsAreWritten() throws {
    let (terminal, _) = try startProbe()
    let before = terminal.output.count
    terminal.send("a")
    #expect(terminal.waitFor("KEYS a."))
    #expect(terminal.output.count - before < 60)
  }

  @Test func aNewSizeIsDrawn() throws {
    let (terminal, _) = try startProbe(environment: [
      "LANG": "C.UTF-8", "LINES": "10", "COLUMNS": "20",
    ])
    #expect(terminal.screen.lines[0] == "SIZE 80x24.")
    terminal.resize(columns: 120, rows: 40)
    #expect(terminal.waitFor("SIZE 120x40."), "\(terminal.screen.text)")
    terminal.resize(columns: 5, rows: 2)
    #expect(terminal.waitFor("SIZE"), "\(terminal.screen.text)")
    terminal.resize(columns: 60, rows: 20)
    #expect(terminal.waitFor("KEYS ."), "\(terminal.screen.text)")
  }

  /// A terminal that was small for a moment has lost what stood there, though its size is as before.
  @Test func whatASmallSizeHasCutOffIsDrawnAnew() throws {
    let (terminal, _) = try startProbe()
    let lines = terminal.screen.lines
    for round in 1...40 {
      terminal.resize(columns: 4, rows: 1)
      terminal.resize(columns: 80, rows: 24)
      try #require(terminal.wait { $0.screen.lines == lines }, "\(round): \(terminal.screen.text)")
    }
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func aSignalEndsTheLoopInOrder(signal: Int32) throws {
    let (terminal, modes) = try startProbe()
    terminal.signal(signal)
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.text.contains("ENDED signal(\(signal))"))
    expectRestored(terminal, modes)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGSEGV, SIGBUS, SIGABRT])
  func aSignalThatNobodyHandlesRestoresTheTerminal(signal: Int32) throws {
    let (terminal, modes) = try startProbe(["bare"])
    terminal.signal(signal)
    #expect(terminal.waitForExit() == 128 + signal)
    expectRestored(terminal, modes)
  }

  @Test func aBusyProgramEndsAtTheSecondSignal() throws {
    let (terminal, modes) = try startProbe(["busy"])
    terminal.send("xb")
    // Signals of a kind merge; the second counts once the first was noted.
    let ended = terminal.wait { terminal in
      terminal.signal(SIGTERM)
      return !terminal.screen.isAlternate
    }
    #expect(ended)
    let status = terminal.waitForExit()
    #expect(status == 0 || status == 128 + SIGTERM)
    expectRestored(terminal, modes)
  }

  @Test func aTrapRestoresTheTerminalAndIsReported() throws {
    let (terminal, modes) = try startProbe()
    terminal.send("m")
    #expect(terminal.wait { $0.text.contains("1000h") })
    terminal.send("t")
    #expect(terminal.waitForExit() == 128 + SIGILL)
    expectRestored(terminal, modes)
    #expect(terminal.text.contains(Self.mouseOff))
    #expect(terminal.text.contains("\u{1B}[?2004l"))
    let left = terminal.text.range(of: Self.leave, last: true) ?? .max
    let message = terminal.text.range(of: "the probe was told to trap", last: false) ?? 0
    #expect(left < message, "the message appears on the screen that stays")
  }

  @Test func exitRestoresTheTerminal() throws {
    let (terminal, modes) = try startProbe()
    terminal.send("e")
    #expect(terminal.waitForExit() == 3)
    expectRestored(terminal, modes)
  }

  @Test func errorsAppearAfterTheScreen() throws {
    let (terminal, _) = try startProbe()
    terminal.send("wa")
    #expect(terminal.waitFor("KEYS a."))
    #expect(!terminal.text.contains("WARNING"))
    terminal.send("q")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.text.contains("WARNING: parked"))
  }

  @Test func theMouseIsOffAtStartAndAtTheEnd() throws {
    let (terminal, modes) = try startProbe()
    #expect(!terminal.text.contains("1000h"))
    terminal.send("m")
    #expect(terminal.wait { $0.text.contains("1000h") })
    terminal.send("\u{1B}[<0;5;3M")
    #expect(terminal.waitFor("press:4,2."), "\(terminal.screen.text)")
    terminal.send("q")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.text.contains(Self.mouseOff))
    expectRestored(terminal, modes)
  }

  @Test func theMouseIsFollowed() throws {
    let (terminal, modes) = try startProbe()
    terminal.send("m")
    #expect(terminal.wait { $0.text.contains("\u{1B}[?1002h") })
    terminal.send("\u{1B}[<0;5;3M\u{1B}[<32;6;3M\u{1B}[<0;6;3m\u{1B}[<64;1;2M\u{1B}[<65;1;2M")
    #expect(
      terminal.waitFor("KEYS press:4,2 move:5,2 release:5,2 wheel-up:0,1 wheel-down:0,1."),
      "\(terminal.screen.text)")
    terminal.send("M")
    #expect(terminal.wait { $0.text.contains("\u{1B}[?1002l") })
    terminal.send("q")
    #expect(terminal.waitForExit() == 0)
    expectRestored(terminal, modes)
  }

  @Test func oldReportsAndSplitOnesAreRead() throws {
    let (terminal, _) = try startProbe(term: "screen")
    terminal.send("m")
    #expect(terminal.wait { $0.text.contains("\u{1B}[?1002h") })
    terminal.send("\u{1B}[M !!")
    #expect(terminal.waitFor("KEYS press:0,0."), "\(terminal.screen.text)")
    terminal.send("\u{1B}[M#!!x\u{1B}[<2;3")
    #expect(terminal.waitFor("release:0,0 x."), "\(terminal.screen.text)")
    terminal.send("0;4My")
    #expect(terminal.waitFor("x right-press:29,3 y."), "\(terminal.screen.text)")
  }

  /// A text is one input, whatever is in it, and in whatever pieces it comes.
  @Test(arguments: ["xterm-256color", "screen", "tmux-256color"])
  func whatIsPastedIsTextAndNoKeys(term: String) throws {
    let (terminal, modes) = try startProbe(term: term)
    #expect(terminal.text.contains("\u{1B}[?2004h"))
    terminal.send("a\u{1B}[200~q\u{1B}OA\r\u{3}日\u{1B}[<0;5;3M\u{1B}[201~x")
    #expect(
      terminal.waitFor("KEYS a paste:q␛OA␍␃日␛[<0;5;3M x."), "\(terminal.screen.text)")
    terminal.send("\u{1B}[200~qt")
    terminal.resize(columns: 90, rows: 24)
    #expect(terminal.waitFor("SIZE 90x24."))
    terminal.send("e\u{1B}[20")
    terminal.resize(columns: 91, rows: 24)
    #expect(terminal.waitFor("SIZE 91x24."))
    terminal.send("1~c")
    #expect(terminal.waitFor("x paste:qte c."), "\(terminal.screen.text)")
    let long = String(repeating: "x", count: 3_000)
    terminal.send("\u{1B}[200~\(long)\u{1B}[201~q")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.modes == modes)
    let on = terminal.text.range(of: "\u{1B}[?2004h", last: true) ?? .max
    #expect(on < terminal.text.range(of: "\u{1B}[?2004l", last: true) ?? 0)
  }

  @Test func aTerminalWithoutAMouseIsSentNothing() throws {
    let (terminal, _) = try startProbe(term: "vt100")
    terminal.send("mx")
    #expect(terminal.waitFor("KEYS x."))
    terminal.send("q")
    #expect(terminal.waitForExit() == 0)
    #expect(!terminal.text.contains("?100"))
    #expect(!terminal.text.contains("?2004"))
  }

  @Test(arguments: ["key", "signal"])
  func suspendingGivesTheShellItsTerminal(way: String) throws {
    // Job control as a shell does it; the session leader itself cannot be stopped.
    let probe = BuiltPrograms.path(of: "TerminalProbe")
    let script = "set -m; '\(probe)'; echo STOP'PED'; read line; fg >/dev/null; echo OV'ER'"
    let terminal = try PseudoTerminal(
      executable: "/bin/sh", arguments: ["-c", script],
      environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"])
    let modes = terminal.initialModes
    #expect(terminal.waitFor("KEYS ."))
    if way == "signal" {
      // The end of this never comes.
      terminal.send("\u{1B}[200~half a paste")
      terminal.resize(columns: 81, rows: 24)
      #expect(terminal.waitFor("SIZE 81x24."))
    }
    if way == "key" { terminal.send("\u{1A}") } else { terminal.signalForegroundJob(SIGTSTP) }
    #expect(terminal.waitFor("STOPPED"), "\(terminal.text)")
    expectRestored(terminal, modes)
    terminal.send("\n")
    #expect(terminal.waitFor("KEYS ."), "\(terminal.text)")
    #expect(terminal.screen.isAlternate)
    terminal.send("a")
    #expect(terminal.waitFor("KEYS a."))
    terminal.send("q")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.text.contains("OVER"))
    expectRestored(terminal, modes)
  }

  @Test(arguments: ["vt100", "linux", "screen-256color", "tmux-256color", "no-such-terminal", ""])
  func everyTerminalStarts(term: String) throws {
    let (terminal, modes) = try startProbe(term: term)
    terminal.send("a")
    #expect(terminal.waitFor("KEYS a."), "\(terminal.text)")
    terminal.send("q")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.modes == modes)
  }

  @Test func noColorMeansAttributesOnly() throws {
    let (terminal, _) = try startProbe(environment: ["LANG": "C.UTF-8", "NO_COLOR": "1"])
    #expect(!terminal.text.contains("38;5;"))
    #expect(terminal.text.contains("\u{1B}[7m") || terminal.text.contains(";7m"))
  }

  @Test(arguments: [[:], ["LANG": "xx_YY.UTF-8"]])
  func aMissingLocaleStillShowsJapanese(environment: [String: String]) throws {
    let (terminal, _) = try startProbe(environment: environment)
    #expect(terminal.screen.lines[1].hasPrefix("認証"))
  }

  @Test func aChosenASCIILocaleIsObeyed() throws {
    let (terminal, _) = try startProbe(environment: ["LC_ALL": "C"])
    #expect(terminal.output.allSatisfy { $0 < 0x80 })
    #expect(terminal.screen.lines[1].hasSuffix("+-+ plain"))
  }
}

extension String {
  /// Where a text begins, counted in characters, at its first or last occurrence.
  fileprivate func range(of text: String, last: Bool) -> Int? {
    let found = last ? ranges(of: text).last : ranges(of: text).first
    return found.map { unicodeScalars.distance(from: startIndex, to: $0.lowerBound) }
  }
}
