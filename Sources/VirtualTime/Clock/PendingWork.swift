/// A description of a piece of work that is due at some virtual time.
package struct PendingWork: Hashable, Sendable {
  /// What sort of work it is.
  package enum Kind: String, Sendable {
    /// A moving part of the user interface; the app is not idle while it runs.
    case animation
    /// `Task.sleep` and its relatives.
    case sleep
    /// A timer, a delayed dispatch block, a scheduler of Combine.
    case timer
    /// An answer of the simulated network.
    case network
    /// The runner's own deadline, which says nothing about the app.
    case runner
  }

  /// What sort of work it is.
  package var kind: Kind
  /// What it is called.
  package var label: String
  /// Virtual time at which it is due.
  package var due: Duration
  /// The calls that scheduled it; empty unless the run captures stacks.
  package var stack: CallStack

  init(kind: Kind, label: String, due: Duration, stack: CallStack) {
    self.kind = kind
    self.label = label
    self.due = due
    self.stack = stack
  }
}

/// A handle with which scheduled work can be cancelled.
package final class ScheduledWork: Sendable {
  /// Identity within the scheduler.
  let id: UInt64
  private let scheduler: Scheduler

  init(id: UInt64, scheduler: Scheduler) {
    self.id = id
    self.scheduler = scheduler
  }

  /// Cancels the work; does nothing if it has run already.
  package func cancel() { scheduler.cancel(id) }
}
