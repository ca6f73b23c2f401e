import Synchronization

/// A lock with the state that it guards.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private nonisolated(unsafe) var state: State
  private let mutex = Mutex<Void>(())

  /// Creates a lock.
  public init(uncheckedState initialState: State) { state = initialState }

  /// Creates a lock.
  public init(initialState: State) where State: Sendable { state = initialState }

  /// Creates a lock that guards something else.
  public convenience init() where State == Void { self.init(uncheckedState: ()) }

  /// Works with the state, which nobody else does meanwhile.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    try mutex.withLock { _ in try body(&state) }
  }

  /// Works with the state, which nobody else does meanwhile.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    try mutex.withLock { _ in try body(&state) }
  }
}
