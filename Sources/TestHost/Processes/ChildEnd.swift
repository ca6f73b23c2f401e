import Confinement
import Glibc
import SystemProcesses

/// Waits for the end of a child, or of a line beside it.
enum ChildEnd {
  /// Real milliseconds after which a child is looked at again where the system tells no end.
  private static let lookInterval: CInt = 5

  /// Waits until a child has ended, which is not taken from the process table.
  ///
  /// - Parameters:
  ///   - child: A process id.
  ///   - line: A descriptor whose other end somebody else has, or -1. What arrives on it is not
  ///     looked at.
  /// - Returns: Whether it has; `false` when the line is closed first, or a signal asks for the end.
  static func wait(for child: pid_t, besides line: CInt) -> Bool {
    let process = SystemCall.processDescriptor(of: child)
    defer { if process >= 0 { close(process) } }
    while true {
      var entries = [
        pollfd(fd: process, events: Int16(POLLIN), revents: 0),
        pollfd(fd: line, events: 0, revents: 0),
      ]
      // Without a descriptor, on an old system, the child is looked at now and then.
      let count = poll(&entries, nfds_t(entries.count), process >= 0 ? -1 : lookInterval)
      let hasEnded = process >= 0 ? entries[0].revents != 0 : ProcessEnding(soFarOf: child) != nil
      if hasEnded { return true }
      if count < 0 || entries[1].revents != 0 { return false }
    }
  }
}
