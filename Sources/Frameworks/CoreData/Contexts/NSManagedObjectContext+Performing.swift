public import Foundation

extension NSManagedObjectContext {
  /// When code is run that is waited for.
  public enum ScheduledTaskType: Sendable {
    /// At once, where that can be.
    case immediate
    /// After what waits already.
    case enqueued
  }

  /// Runs code where the context's code is run, later.
  public func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    queue.async { block() }
  }

  /// Runs code where the context's code is run, and waits for it.
  public func perform<Result>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result
  ) async rethrows -> Result { try block() }

  /// Runs code, and waits for it.
  public func performAndWait(_ block: () -> Void) { block() }

  /// Runs code, and waits for it.
  public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    try block()
  }
}
