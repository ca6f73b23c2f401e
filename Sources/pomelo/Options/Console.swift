import Foundation
import Glibc
import TerminalModel

/// What the program writes to: standard output and standard error, always safe for a terminal.
enum Console {
  /// Makes a closed pipe end the program quietly, as other tools end.
  static func prepare() { signal(SIGPIPE, SIG_DFL) }

  /// Whether a person sits at both ends.
  static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Writes a line to standard output.
  static func print(_ line: String) { write(line + "\n") }

  /// Writes to standard output.
  static func write(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      fail("The output cannot be written: \(error.localizedDescription)", status: 4)
    }
  }

  /// Writes lines to standard error, made safe for a terminal.
  static func report(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).terminalSafe + "\n" }
    // Where even this cannot be written, there is nowhere to say so.
    try? FileHandle.standardError.write(contentsOf: Data(lines.joined().utf8))
  }

  /// Says what was wrong and ends the program.
  ///
  /// - Parameters:
  ///   - message: The sentences.
  ///   - status: The exit status.
  ///   - isPlain: Whether the message names the program already.
  static func fail(_ message: String, status: Int32, isPlain: Bool = false) -> Never {
    report(isPlain ? message : "pomelo: \(message)")
    exit(status)
  }
}
