import Foundation
import Glibc
import TerminalModel

/// What the program writes to: standard output and standard error, which take what is safe for a
/// terminal and nothing else.
enum Console {
  /// Makes a closed pipe and control-\ end the program quietly, as other tools end, and a file that
  /// may not grow an error that can be told.
  static func prepare() {
    // Who starts programs from a thread may have blocked signals there, and pomelo inherits that.
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    signal(SIGPIPE, SIG_DFL)
    // Swift's runtime would print a backtrace, and ask what to do next.
    signal(SIGQUIT, SIG_DFL)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Whether a person sits at both ends.
  static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Writes a line to standard output.
  static func print(_ line: TerminalText) { write("\(line)\n") }

  /// Writes to standard output.
  static func write(_ text: TerminalText) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.string.utf8))
    } catch {
      fail("The output cannot be written: \(error.localizedDescription)", status: 4)
    }
  }

  /// Writes lines to standard error.
  static func report(_ text: TerminalText) {
    // Where even this cannot be written, there is nowhere to say so.
    try? FileHandle.standardError.write(contentsOf: Data((text.string + "\n").utf8))
  }

  /// Says what was wrong and ends the program.
  ///
  /// - Parameters:
  ///   - message: The sentences.
  ///   - status: The exit status.
  ///   - isPlain: Whether the message names the program already.
  static func fail(_ message: TerminalText, status: Int32, isPlain: Bool = false) -> Never {
    report(isPlain ? message : "pomelo: \(message)")
    exit(status)
  }
}
