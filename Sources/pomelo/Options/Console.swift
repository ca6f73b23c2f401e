import ExplorerCore
import Foundation
import Glibc
import Sessions
import TerminalModel
import Workspace

/// What the program writes to: standard output and standard error, which take what is safe for a
/// terminal and nothing else.
enum Console {
  private static let progress = ProgressLine()

  /// Makes a closed pipe, control-\ and faults end the program quietly, as other tools end, and a file
  /// that may not grow an error that can be told.
  static func prepare() {
    // Who starts programs from a thread may have blocked signals there, and pomelo inherits that.
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    signal(SIGPIPE, SIG_DFL)
    // Swift's runtime would work out a backtrace for a minute, and ask what to do next: for whoever
    // asks for that.
    signal(SIGQUIT, SIG_DFL)
    if ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] == nil {
      for fault in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT] { signal(fault, SIG_DFL) }
    }
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Whether a person sits at both ends.
  static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Cells of the terminal that standard output is; `nil` where it is none, or does not know.
  static var outputWidth: Int? { width(of: STDOUT_FILENO) }

  /// Cells of the terminal that a descriptor is; `nil` where it is none, or does not know.
  static func width(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes a line to standard output.
  static func print(_ line: TerminalText) { write("\(line)\n") }

  /// Writes to standard output.
  static func write(_ text: TerminalText) {
    let failure = progress.clear(forOutput: true) {
      do {
        try FileHandle.standardOutput.write(contentsOf: Data(text.string.utf8))
        return nil as (any Error)?
      } catch {
        return error
      }
    }
    if let failure {
      fail("The output cannot be written: \(SystemError.text(of: failure))", status: 2)
    }
  }

  /// Writes lines to standard error.
  static func report(_ text: TerminalText) {
    // Where even this cannot be written, there is nowhere to say so.
    progress.clear(forOutput: false) {
      try? FileHandle.standardError.write(contentsOf: Data((text.string + "\n").utf8))
    }
  }

  /// Whether progress is shown, in a line that goes away, so that it need not be told in others.
  static var showsProgress: Bool { progress.isWanted }

  /// Says what is done now and how far it is, where a person watches.
  static func show(_ progress: TaskProgress) { Self.progress.show(progress) }

  /// Has the line about progress speak a language, in commands that do.
  static func speak(_ language: Language) { progress.speak(language) }

  /// Takes the line about progress away: what was done is over.
  static func endProgress() { progress.end() }

  /// Says what was wrong and ends the program.
  ///
  /// - Parameters:
  ///   - message: The sentences.
  ///   - status: The exit status.
  ///   - isPlain: Whether the message names the program already.
  static func fail(_ message: TerminalText, status: Int32, isPlain: Bool = false) -> Never {
    endProgress()
    report(isPlain ? message : "pomelo: \(message)")
    exit(status)
  }

  /// Ends the program as a signal does, which the shell then knows of.
  static func end(bySignal number: Int32) -> Never {
    endProgress()
    signal(number, SIG_DFL)
    raise(number)
    exit(128 + number)
  }
}
