import CNcurses
import Glibc
import Synchronization
import TerminalModel

/// What of a terminal's description frames are written with; without pauses, which only slow
/// hardware needed.
///
/// Names and meanings are those of terminfo(5).
struct TerminalCapabilities: Sendable {
  /// Moves the cursor to a row and a column (`cup`).
  var cursorAddress: String
  /// Takes attributes and colours back (`sgr0`, and `op` where that leaves colours as they are).
  var reset: String
  /// Turns attributes on; what a terminal does not have is left out.
  var attributes: [(attribute: TextAttributes, sequence: String)]
  /// Sets the colour of the text (`setaf`).
  var foreground: String?
  /// Sets the colour behind it (`setab`).
  var background: String?
  /// Blanks a number of cells from the cursor on (`ech`).
  var eraseCharacters: String?
  /// Blanks the rest of the line (`el`).
  var eraseLine: String?
  /// Attributes that cannot be seen together with colours (`ncv`).
  var uncolored: TextAttributes = []
  /// Whether the cursor can be moved while attributes are on (`msgr`).
  var movesInAnyStyle = true
  /// Whether the cursor leaves the line with its last cell (`am` without `xenl`): the last cell of
  /// the screen would scroll it.
  var wrapsAtOnce = false

  /// Whether colours can be set.
  var hasColors: Bool { foreground != nil && background != nil }

  /// The sequence that moves the cursor, which nearly all terminals have.
  static let usualAddress = "\u{1B}[%i%p1%d;%p2%dH"

  /// Fills the parameters of a capability in; what it is then need not be text.
  static func fill(_ capability: String, _ first: Int, _ second: Int = 0) -> [UInt8] {
    filling.withLock { _ in
      guard
        let filled = cnc_fill_in(capability, Int32(clamping: first), Int32(clamping: second))
      else { return [] }
      return UnsafeRawBufferPointer(start: filled, count: strlen(filled)).map { $0 }
    }
  }

  /// Curses has one place for what it fills in.
  private static let filling = Mutex(())

  /// A capability of the terminal that curses has opened, as it is sent.
  static func string(_ name: String) -> String? {
    cnc_capability(name).map { String(cString: $0).replacing(/\$<[0-9.]*[*\/]*>/, with: "") }
  }
}

extension TerminalCapabilities {
  /// Bits of `ncv` with what they stand for.
  private static let videoBits: [(Int32, TextAttributes)] = [
    (1 << 1, .underline), (1 << 2, .reverse), (1 << 4, .dim), (1 << 5, .bold), (1 << 15, .italic),
  ]

  /// Asks the terminal that curses has opened.
  static func current() -> TerminalCapabilities {
    let reset = string("sgr0") ?? ""
    // Those that follow ECMA-48 take colours back with all else.
    let takesColors = reset.contains("[m") || reset.contains("[0")
    // Attributes that take a cell themselves would shift what follows.
    let isCookieTerminal = cnc_number("xmc") > 0
    let names: [(TextAttributes, String?)] =
      isCookieTerminal
      ? []
      : [
        (.bold, string("bold")), (.dim, string("dim")), (.italic, string("sitm")),
        (.underline, string("smul")), (.reverse, string("rev") ?? string("smso")),
        (.strikethrough, string("smxx") ?? string("dim")),
      ]
    let video = max(0, cnc_number("ncv"))
    return TerminalCapabilities(
      cursorAddress: string("cup") ?? "", reset: reset + (takesColors ? "" : string("op") ?? ""),
      attributes: names.compactMap { name in name.1.map { (name.0, $0) } },
      foreground: string("setaf"), background: string("setab"), eraseCharacters: string("ech"),
      eraseLine: string("el"),
      uncolored: videoBits.reduce(into: []) { if video & $1.0 != 0 { $0.insert($1.1) } },
      movesInAnyStyle: cnc_flag("msgr"), wrapsAtOnce: cnc_flag("am") && !cnc_flag("xenl"))
  }
}
