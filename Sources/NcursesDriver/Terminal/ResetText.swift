import CTerminal

/// What is written to leave the screen when curses cannot do it any more.
enum ResetText {
  /// Composes the text from the terminal's capabilities while they can be asked for.
  static func remember(rows: Int) {
    var text = ""
    if MouseMode.isKnown { text += MouseMode.off }
    for name in ["rmir", "sgr0", "op", "rmkx"] { text += TerminalCapabilities.string(name) ?? "" }
    // Where there is no second screen, go on below this one.
    if let address = TerminalCapabilities.string("cup") {
      text += TerminalCapabilities.fill(address, rows - 1)
    }
    text += TerminalCapabilities.string("rmcup") ?? "\r\n"
    text += TerminalCapabilities.string("cnorm") ?? ""
    let bytes = Array(text.utf8)
    bytes.withUnsafeBytes { buffer in
      ctm_set_reset_text(
        buffer.bindMemory(to: CChar.self).baseAddress, Int32(clamping: buffer.count))
    }
  }
}
