/// What a terminal is asked before pictures are shown in it.
package enum TerminalQuestion {
  /// The number of the picture that kitty's protocol is asked with.
  static let image = 31

  /// The sequences; those that a terminal does not know it leaves unanswered, but for the last one.
  ///
  /// - Parameter environment: Where it is looked up whether the terminal may be iTerm2.
  /// - Returns: What is written.
  package static func bytes(environment: [String: String]) -> [UInt8] {
    // A picture of one pixel that is not kept (kitty, "Querying support"); the name (xterm's
    // XTVERSION); the size of a cell (xterm's window operation 16).
    var text = "\u{1B}_Gi=\(image),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[>q\u{1B}[16t"
    if PictureFacts.mayBeITerm(environment) { text += "\u{1B}]1337;ReportCellSize\u{7}" }
    // The attributes (DA1), which every terminal tells.
    return Array((text + "\u{1B}[c").utf8)
  }
}
