import Glibc
import Synchronization

/// Ends a build that is under way, from another thread: its compiler, with all that this has
/// started.
package final class BuildCancellation: Sendable {
  private struct State {
    var isCancelled = false
    /// The process group of the tool that runs.
    var group: pid_t?
  }

  private let state = Mutex(State())

  /// Creates a way to end a build.
  package init() {}

  /// Ends the tool that runs, and keeps others from being started.
  package func cancel() {
    state.withLock { state in
      state.isCancelled = true
      // A tool stays in the process table until it was let go of: its number means no other.
      if let group = state.group { kill(-group, SIGKILL) }
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
      state.group = process
      return process
    }
  }

  /// Forgets the tool, which is about to leave the process table.
  func letGo() { state.withLock { $0.group = nil } }
}
