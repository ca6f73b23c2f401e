import Glibc
import Synchronization

/// Ends a build that is under way, from another thread: its compilers, with all that
/// these have started.
package final class BuildCancellation: Sendable {
  private struct State {
    var isCancelled = false
    /// The process groups of the tools that run.
    var groups: Set<pid_t> = []
  }

  private let state = Mutex(State())

  /// Creates a way to end a build.
  package init() {}

  /// Ends the tools that run, and keeps others from being started.
  package func cancel() {
    state.withLock { state in
      state.isCancelled = true
      // A tool stays in the process table until it was let go of: its number means no other.
      for group in state.groups { kill(-group, SIGKILL) }
    }
  }

  /// Starts a tool in a process group of its own, unless the build is over.
  ///
  /// - Parameter tool: Starts it.
  /// - Returns: Its process id; nil when it is too late.
  /// - Throws: What starting throws.
  func start(
    _ tool: () throws(ChildProcess.StartFailure) -> pid_t
  ) throws(ChildProcess.StartFailure) -> pid_t? {
    try state.withLock { state throws(ChildProcess.StartFailure) in
      guard !state.isCancelled else { return nil }
      let process = try tool()
      state.groups.insert(process)
      return process
    }
  }

  /// Forgets a tool, which is about to leave the process table.
  func letGo(_ process: pid_t) { _ = state.withLock { $0.groups.remove(process) } }
}
