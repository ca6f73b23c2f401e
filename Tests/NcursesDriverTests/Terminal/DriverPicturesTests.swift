import Glibc
import TestSupport
import Testing

/// Pictures in a real terminal, which answers what the test has it answer.
struct DriverPicturesTests {
  private static let kitty = "\u{1B}_Gi=31;OK\u{1B}\\"
  private static let cell = "\u{1B}[6;18;9t"
  private static let plain = "\u{1B}[?62;22c"
  private static let withSixels = "\u{1B}[?62;4;22c"
  private static let farewell = "\u{1B}_Ga=d,q=2,d=A\u{1B}\\"
  private static let leave = "\u{1B}[?1049l"

  /// Starts the probe; where it asks its terminal something, waits for that.
  private func startProbe(
    isAsked: Bool = true, _ environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      executable: "/usr/bin/env",
      arguments: [BuiltPrograms.path(of: "TerminalProbe"), "pictures"],
      environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"]
        .merging(environment, uniquingKeysWith: { $1 }))
    if isAsked {
      #expect(terminal.wait { $0.text.contains("\u{1B}[16t\u{1B}[c") }, "\(terminal.text)")
    }
    return terminal
  }

  @Test func aTerminalWithKittysProtocolIsSentPictures() throws {
    let terminal = try startProbe()
    terminal.send("a" + Self.kitty + "i" + Self.cell + "\u{1B}OA" + Self.plain + "é")
    #expect(terminal.waitFor("WAY kitty 9x18."), "\(terminal.screen.text)")
    #expect(terminal.waitFor("KEYS a i Up é."), "\(terminal.screen.text)")
    #expect(terminal.wait { $0.text.contains("a=t,q=2,f=32,s=72,v=72") }, "\(terminal.text)")
    #expect(terminal.text.contains(",c=8,r=4,C=1\u{1B}\\"))
    // Nothing is handed over again for a key.
    let before = terminal.output.count
    terminal.send("x")
    #expect(terminal.waitFor("KEYS a i Up é x."))
    #expect(terminal.output.count - before < 200)
    terminal.send("h")
    #expect(terminal.wait { $0.text.contains("a=d,q=2,d=i") })
    terminal.send("q")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.text.contains(Self.farewell + "\u{1B}[?2004l"))
  }

  /// The person goes on typing, and what the terminal says at last changes what is shown.
  @Test func answersThatComeLateAreNoKeys() throws {
    let terminal = try startProbe()
    #expect(terminal.waitFor("WAY half-blocks 1x2."), "\(terminal.screen.text)")
    for part in ["x\u{1B}", "_Gi=3", "1;ENOTSUP\u{1B}", "\\y\u{1B}P>|XTe", "rm(390)\u{1B}\\"] {
      terminal.send(part)
    }
    #expect(terminal.waitFor("KEYS x y."), "\(terminal.screen.text)")
    terminal.send("\u{1B}[6;18;9t\u{1B}[?62")
    terminal.send(";4ca")
    #expect(terminal.waitFor("WAY sixel 9x18."), "\(terminal.screen.text)")
    #expect(terminal.waitFor("KEYS x y a."), "\(terminal.screen.text)")
    terminal.send("q")
    #expect(terminal.waitForExit() == 0)
    #expect(!terminal.text.contains(Self.farewell))
  }

  @Test func aPasteIsWholeWhileTheTerminalAnswers() throws {
    let terminal = try startProbe()
    terminal.send("a\u{1B}[200~q" + Self.kitty + "q")
    terminal.send("q\u{1B}[201~i" + Self.withSixels + "j")
    #expect(terminal.waitFor("WAY sixel"), "\(terminal.screen.text)")
    #expect(
      terminal.waitFor("KEYS a paste:q␛_Gi=31;OK␛\\qq i j."), "\(terminal.screen.text)")
  }

  @Test func muchThatIsTypedMeanwhileComesInItsOrder() throws {
    let terminal = try startProbe()
    let letters = "adfgijklnopruvxy".map(String.init)
    let typed = (0..<80).flatMap { [letters[$0 % 16], "\u{1B}OA"] }
    terminal.send(typed.joined() + Self.withSixels + "0")
    let names = typed.map { $0.count == 1 ? $0 : "Up" } + ["0."]
    #expect(terminal.waitFor("WAY sixel"), "\(terminal.screen.text)")
    // The row has room for the first ones only.
    let row = String(("KEYS " + names.joined(separator: " ")).prefix(80))
    #expect(terminal.wait { $0.screen.lines[2] == row.trimmed }, "\(terminal.screen.text)")
    #expect(terminal.waitFor("right 161"), "\(terminal.screen.text)")
  }

  @Test func aPictureInSixelsIsSentOnceAndItsCellsAreWrittenWhenItGoes() throws {
    let terminal = try startProbe()
    terminal.send(Self.withSixels + Self.cell)
    #expect(terminal.wait { $0.text.components(of: "\u{1B}P0;1;0q") == 2 }, "\(terminal.text)")
    #expect(terminal.waitFor("right 0"))
    terminal.send("x")
    #expect(terminal.waitFor("right 1"))
    #expect(terminal.text.components(of: "\u{1B}P0;1;0q") == 2)
    // What is written over the first one takes it away; the second one stays.
    let before = terminal.output.count
    terminal.send("c")
    #expect(terminal.waitFor("over it"), "\(terminal.screen.text)")
    let written = String(decoding: terminal.output[before...], as: UTF8.self)
    for row in [6, 8, 9] { #expect(written.contains("\u{1B}[\(row);11H        ")) }
    #expect(!written.contains("\u{1B}P0"))
    terminal.send("c")
    #expect(terminal.wait { $0.text.components(of: "\u{1B}P0;1;0q") == 3 })
    // A terminal of another size has nothing any more.
    terminal.resize(columns: 81, rows: 24)
    #expect(terminal.wait { $0.text.components(of: "\u{1B}P0;1;0q") == 5 }, "\(terminal.text)")
  }

  @Test func aTrapTakesPicturesAway() throws {
    let terminal = try startProbe()
    terminal.send(Self.kitty + Self.plain)
    #expect(terminal.waitFor("WAY kitty"), "\(terminal.screen.text)")
    terminal.send("t")
    #expect(terminal.waitForExit() == 128 + SIGILL)
    let farewell = terminal.text.ranges(of: Self.farewell).last
    let leave = terminal.text.ranges(of: Self.leave).first
    #expect(farewell.map { farewell in leave.map { farewell.upperBound <= $0.lowerBound } } == true)
  }

  @Test(arguments: [
    ["TMUX": "/tmp/tmux-0/default,1,0"], ["TERM": "screen-256color"], ["TERM": "vt100"],
    ["TERM": "linux"],
  ])
  func whoWouldNotAnswerIsNotAsked(environment: [String: String]) throws {
    let terminal = try startProbe(isAsked: false, environment)
    let way = environment["TERM"] == "vt100" ? "braille 2x4" : "half-blocks 1x2"
    #expect(terminal.waitFor("WAY \(way)."), "\(terminal.screen.text)")
    #expect(!terminal.text.contains("\u{1B}[c"))
    #expect(!terminal.text.contains("\u{1B}_G"))
    terminal.send("q")
    #expect(terminal.waitForExit() == 0)
  }

  @Test func aTerminalOfAllColoursIsSentThemInPicturesOnly() throws {
    let terminal = try startProbe(isAsked: false, ["TMUX": "x", "COLORTERM": "truecolor"])
    #expect(terminal.waitFor("right 0"), "\(terminal.screen.text)")
    #expect(terminal.text.contains("48;2;0;122;255m"))
    let other = try startProbe(isAsked: false, ["TMUX": "x"])
    #expect(other.waitFor("right 0"), "\(other.screen.text)")
    #expect(!other.text.contains("48;2;"))
    #expect(other.text.contains("48;5;33m"))
  }
}

extension String {
  /// How often a text is in it.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }

  /// Without blanks at the end.
  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
