import CTerminal
import Foundation
import Glibc

/// The keys that are typed before there is a screen that could answer them: `q` ends the program, and
/// the others are kept for whoever opens the screen.
///
/// A thread of its own reads them, as the program is busy meanwhile. Signals end the program as they do
/// anyway, with the terminal as it was.
package final class EarlyKeys: Sendable {
  /// What the thread is asked to end by.
  private let wakeUp: (read: Int32, write: Int32)
  private let kept = Kept()

  /// Keys that are kept at most, in bytes; curses has little room for what it is given back.
  private static let limit = 100

  /// Begins to read the terminal at standard input; fails where there is none, or the system gives no
  /// pipe.
  ///
  /// - Parameter onQuit: Called on another thread before the program ends with status 0.
  package init?(onQuit: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard ctm_remember(STDIN_FILENO) == 0, pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    wakeUp = (ends[0], ends[1])
    var modes = termios()
    tcgetattr(STDIN_FILENO, &modes)
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
    // From here on every way out of the program gives the terminal's modes back.
    ctm_set_reset_text("", 0)
    ctm_enter()
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
    Thread { [wakeUp, kept] in
      Self.read(until: wakeUp.read, into: kept) {
        onQuit()
        ctm_restore()
        _exit(0)
      }
      kept.isComplete.signal()
    }.start()
  }

  /// Stops reading, and gives the terminal's modes back for whoever opens the screen.
  ///
  /// - Returns: What was typed.
  package func end() -> [UInt8] {
    var byte: UInt8 = 0
    _ = write(wakeUp.write, &byte, 1)
    kept.isComplete.wait()
    close(wakeUp.read)
    close(wakeUp.write)
    ctm_restore_modes()
    ctm_leave()
    return kept.bytes
  }

  /// What was typed; the thread's until it is complete.
  private final class Kept: @unchecked Sendable {
    var bytes: [UInt8] = []
    let isComplete = DispatchSemaphore(value: 0)
  }

  private static func read(
    until wakeUp: Int32, into kept: Kept, onQuit: () -> Void
  ) {
    var polled = [STDIN_FILENO, wakeUp].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while true {
      guard poll(&polled, 2, -1) > 0 || errno == EINTR, polled[1].revents == 0 else { return }
      guard polled[0].revents != 0 else { continue }
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      // A terminal that is gone is told by a signal, too.
      guard count > 0 else { return }
      if bytes[..<count].contains(UInt8(ascii: "q")) { onQuit() }
      kept.bytes += bytes[..<count].prefix(limit - kept.bytes.count)
    }
  }
}
