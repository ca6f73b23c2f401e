import Sessions
import TerminalUI

/// Ends a command that was interrupted, after it has told what is known: as the shell expects of a
/// program that a signal ends.
struct Interrupted: Error {
  /// The signal.
  let signal: Int32
}

extension Interruption {
  /// The wish as batches know it.
  var stop: BatchStop {
    BatchStop(descriptor: descriptor) {
      guard self.isWanted else { return false }
      // To end hosts that do not answer takes seconds.
      Console.show(TaskProgress("end", detail: "the hosts; Ctrl-C again ends at once"))
      return true
    }
  }

  /// Ends the command if it was to end.
  ///
  /// - Throws: ``Interrupted``.
  func check() throws {
    if isWanted, let signal { throw Interrupted(signal: signal) }
  }
}
