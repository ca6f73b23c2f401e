import CTerminal
import Glibc

/// The wish of a person or a server that a command ends before it is done.
///
/// The command can still tell what is known by then. The second wish ends the process at once.
///
/// It takes the place of a ``SignalPipe``, of which there is none beside it. Once it is gone signals
/// end the process as they do anyway.
package final class Interruption {
  /// Readable when there is a wish; for `poll(2)`, which a signal interrupts as well.
  package let descriptor: Int32
  /// The signal that has told the wish; `nil` while there is none.
  package private(set) var signal: Int32?

  /// The signals that are noticed: of those that tell the wish, the ones that nobody has had ignored.
  private let signals = [SIGINT, SIGTERM].filter { ctm_is_ignored($0) == 0 }

  /// Begins to notice.
  ///
  /// - Throws: ``TerminalError/noSignalPipe(errno:)`` where the system gives no pipe.
  package init() throws(TerminalError) {
    descriptor = ctm_open_signal_pipe()
    guard descriptor >= 0 else { throw .noSignalPipe(errno: errno) }
    for signal in signals { _ = ctm_watch_signal(signal) }
  }

  deinit { ignoreNone() }

  /// Whether the command is to end.
  package var isWanted: Bool {
    guard signal == nil else { return true }
    guard case let noted = ctm_next_signal(), noted != 0 else { return false }
    signal = noted
    // From here on a signal ends the process, as does one that has come meanwhile.
    ignoreNone()
    if ctm_next_signal() != 0 { raise(noted) }
    return true
  }

  private func ignoreNone() {
    for signal in signals { _ = ctm_unwatch_signal(signal) }
  }
}
