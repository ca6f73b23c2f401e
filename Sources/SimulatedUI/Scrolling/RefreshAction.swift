/// Refreshes what a view shows.
@MainActor @preconcurrency
public struct RefreshAction: Sendable {
  nonisolated private let action: @Sendable () async -> Void

  nonisolated init(action: @escaping @Sendable () async -> Void) { self.action = action }

  /// Refreshes, and returns when that is done.
  public func callAsFunction() async { await action() }
}
