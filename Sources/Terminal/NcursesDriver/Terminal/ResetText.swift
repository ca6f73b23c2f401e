import CTerminal

/// What is written to leave the screen when curses cannot do it any more.
enum ResetText {
  /// Composes the text from the terminal's capabilities while they can be asked for.
  ///
  /// - Parameters:
  ///   - rows: Rows of the screen.
  ///   - pictures: What takes pictures away that would outlive it.
  static func remember(rows: Int, pictures: [UInt8] = []) {
    var bytes = pictures + (MouseMode.isKnown ? MouseMode.off : []) + PasteMode.off
    func add(_ name: String, instead: String = "") {
      bytes += (TerminalCapabilities.string(name) ?? instead).utf8
    }
    ["rmir", "sgr0", "op", "rmkx"].forEach { add($0) }
    // Where there is no second screen, go on below this one.
    if let address = TerminalCapabilities.string("cup") {
      bytes += TerminalCapabilities.fill(address, rows - 1)
    }
    add("rmcup", instead: "\r\n")
    add("cnorm")
    bytes.withUnsafeBytes { buffer in
      ctm_set_reset_text(
        buffer.bindMemory(to: CChar.self).baseAddress, Int32(clamping: buffer.count))
    }
  }
}
