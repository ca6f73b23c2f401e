import Glibc

/// How a process has ended.
package enum ProcessEnding: Hashable, Sendable {
  /// It returned, with a status.
  case exited(Int32)
  /// A signal ended it.
  case killed(signal: Int32)

  /// What stands for the ending of what is no child, or is none any more.
  private static let unknown = ProcessEnding.exited(255)

  /// Waits for a child to end, and takes it from the process table.
  ///
  /// - Parameter child: A process id.
  package init(waitingFor child: Int32) {
    var status: Int32 = 0
    while waitpid(child, &status, 0) == -1 {
      guard errno == EINTR else {
        self = Self.unknown
        return
      }
    }
    self.init(status: status)
  }

  /// Asks how a child has ended, which stays in the process table until it is waited for; `nil` while
  /// it runs.
  ///
  /// - Parameter child: A process id.
  package init?(soFarOf child: Int32) {
    var information = siginfo_t()
    let options = WEXITED | WNOHANG | WNOWAIT
    guard waitid(P_PID, id_t(bitPattern: child), &information, options) == 0 else {
      self = Self.unknown
      return
    }
    guard information._sifields._sigchld.si_pid == child else { return nil }
    let status = information._sifields._sigchld.si_status
    self = information.si_code == CLD_EXITED ? .exited(status) : .killed(signal: status)
  }

  /// Reads what `waitpid` gives of a child that has ended, by the bits that the macros of `<sys/wait.h>` read.
  ///
  /// - Parameter status: The status.
  package init(status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: signal)
  }
}
