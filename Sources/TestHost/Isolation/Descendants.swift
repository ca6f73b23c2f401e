import Confinement
import Glibc
import SystemProcesses

/// The processes that this one has started, and those that were left to it because whoever started
/// them is gone (`PR_SET_CHILD_SUBREAPER` in prctl(2)).
enum Descendants {
  /// How often new ones are looked for: what is about to be ended may start others meanwhile.
  private static let rounds = 100

  /// Has processes whose parent ends left to this one, rather than to the system.
  static func adopt() { _ = SystemCall.control(.subreaper, 1) }

  /// Ends all of them, and waits until they are gone.
  static func end() {
    for _ in 0..<rounds where areLeft() {
      for process in stopped() { kill(process, SIGKILL) }
      // They are gone once they have been waited for.
      poll(nil, 0, 1)
    }
  }

  /// Takes those that have ended from the process table.
  ///
  /// - Returns: Whether some have not ended.
  private static func areLeft() -> Bool {
    while true {
      let process = waitpid(-1, nil, WNOHANG)
      if process == 0 { return true }
      if process < 0, errno != EINTR { return false }
    }
  }

  /// Stops all of them, so that none starts another.
  ///
  /// - Returns: All that there are.
  private static func stopped() -> Set<pid_t> {
    var all: Set<pid_t> = []
    for _ in 0..<rounds {
      let new = ProcessTable.descendants(of: getpid()).subtracting(all)
      if new.isEmpty { break }
      for process in new { kill(process, SIGSTOP) }
      all.formUnion(new)
    }
    return all
  }
}
