/// Why a terminal cannot be used.
package enum TerminalError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Standard input or output is a file or a pipe.
  case notATerminal
  /// No description of the terminal, or of one that most are like, is installed.
  case unknownTerminal(name: String)
  /// The terminal can only be written line by line.
  case cannotMoveCursor(name: String)
  /// The signal pipe could not be opened; `errno` says why.
  case noSignalPipe(errno: Int32)

  /// One sentence for a person.
  package var description: String {
    switch self {
    case .notATerminal:
      "Standard input and output must be a terminal."
    case .unknownTerminal(let name):
      "The terminal type \(Self.quoted(name)) is unknown;"
        + " set TERM to one that is installed, such as xterm-256color."
    case .cannotMoveCursor(let name):
      "A terminal of the type \(Self.quoted(name)) cannot move its cursor;"
        + " set TERM to what it is, such as xterm-256color, or use --plain."
    case .noSignalPipe(let errno):
      "A pipe for signals could not be opened (error \(errno))."
    }
  }

  private static func quoted(_ name: String) -> String {
    "\"\(name.filter { $0.isASCII && !$0.isNewline && $0 >= " " })\""
  }
}
