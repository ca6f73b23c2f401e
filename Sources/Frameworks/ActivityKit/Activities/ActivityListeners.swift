import Synchronization

/// Tells several listeners of something, each in its own time.
final class ActivityListeners<Element>: @unchecked Sendable {
  private let listeners = Mutex<[AsyncStream<Element>.Continuation]>([])

  /// A listener's elements.
  func stream(beginningWith first: Element? = nil) -> AsyncStream<Element> {
    AsyncStream { continuation in
      if let first {
        // Carried to a listener of this process, which has one thread for all work of the app.
        nonisolated(unsafe) let element = first
        _ = continuation.yield(element)
      }
      listeners.withLock { $0.append(continuation) }
    }
  }

  /// Tells all who listen.
  func send(_ element: Element) {
    let told = listeners.withLock { $0 }
    nonisolated(unsafe) let element = element
    for listener in told { _ = listener.yield(element) }
  }
}
