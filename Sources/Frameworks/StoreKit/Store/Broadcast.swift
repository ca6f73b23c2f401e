import Synchronization

/// Tells several listeners of something, each in its own time.
final class Broadcast<Element: Sendable>: Sendable {
  private let listeners = Mutex<[AsyncStream<Element>.Continuation]>([])

  /// A listener's elements: some to begin with, then all that are sent.
  func stream(beginningWith first: [Element] = []) -> AsyncStream<Element> {
    AsyncStream { continuation in
      for element in first { continuation.yield(element) }
      listeners.withLock { $0.append(continuation) }
    }
  }

  /// Tells all who listen.
  ///
  /// - Returns: Whether anybody does.
  @discardableResult
  func send(_ element: Element) -> Bool {
    listeners.withLock { listeners in
      listeners.removeAll {
        if case .terminated = $0.yield(element) { true } else { false }
      }
      return !listeners.isEmpty
    }
  }
}
