import CNcurses
import CTerminal

/// What is written to leave the screen when curses cannot do it any more.
enum ResetText {
  /// Composes the text from the terminal's capabilities while they can be asked for.
  static func remember(rows: Int) {
    var text = ""
    if MouseMode.isKnown { text += MouseMode.off }
    for name in ["rmir", "sgr0", "op", "rmkx"] { text += capability(name) ?? "" }
    // Where there is no second screen, go on below this one.
    text += cnc_cursor_move(Int32(clamping: rows - 1), 0).map { padded(String(cString: $0)) } ?? ""
    text += capability("rmcup") ?? "\r\n"
    text += capability("cnorm") ?? ""
    let bytes = Array(text.utf8)
    bytes.withUnsafeBytes { buffer in
      ctm_set_reset_text(
        buffer.bindMemory(to: CChar.self).baseAddress, Int32(clamping: buffer.count))
    }
  }

  /// A capability as it is sent.
  private static func capability(_ name: String) -> String? {
    cnc_capability(name).map { padded(String(cString: $0)) }
  }

  /// Takes out the pauses, written `$<5>`, that only slow hardware needed.
  private static func padded(_ text: String) -> String {
    text.replacing(/\$<[0-9.]*[*\/]*>/, with: "")
  }
}
