import CTerminal
import Glibc

/// Signals as something that can be polled, because nothing useful may be done in their handlers.
///
/// There is one in a process. It must exist before the terminal is opened: ncurses takes SIGWINCH
/// for itself where nobody owns it.
package final class SignalPipe {
  /// Readable when a signal has come.
  package let descriptor: Int32

  /// The signals that an explorer lives with.
  package static let usual: [Int32] = [
    SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT, SIGCHLD,
  ]

  private let signals: [Int32]

  /// Takes over the signals, which are read from the descriptor from now on.
  ///
  /// - Parameter signals: Numbers of the signals.
  /// - Throws: ``TerminalError/noSignalPipe(errno:)`` where the system gives no pipe.
  package init(signals: [Int32] = SignalPipe.usual) throws(TerminalError) {
    descriptor = ctm_open_signal_pipe()
    self.signals = signals
    guard descriptor >= 0 else { throw .noSignalPipe(errno: errno) }
    // A terminal that is gone is told by SIGHUP and by read; writing to it must not kill first.
    signal(SIGPIPE, SIG_IGN)
    for signal in signals { _ = ctm_watch_signal(signal) }
  }

  deinit {
    for signal in signals { _ = ctm_unwatch_signal(signal) }
  }

  /// The signals that came since the last call; several of a kind count as one.
  package func readSignals() -> [Int32] {
    var signals: [Int32] = []
    while case let signal = ctm_next_signal(), signal != 0 { signals.append(signal) }
    return signals
  }

  /// Stops this process as control-Z does, and comes back when it is continued.
  ///
  /// With `wholeJob` everything in the process group stops, so that `make run` gives the shell back.
  func stopProcess(wholeJob: Bool) {
    _ = ctm_unwatch_signal(SIGTSTP)
    kill(wholeJob ? 0 : getpid(), SIGTSTP)
    _ = ctm_watch_signal(SIGTSTP)
  }
}
