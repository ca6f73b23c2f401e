import Foundation
import Synchronization

/// What a person should know of the simulated device and can do something about, such as an answer that
/// no fixture gives; each sentence is told once a run.
package final class DeviceNotes: Sendable {
  /// How many different notes are told in a run at most.
  private static let limit = 100

  private struct State {
    var told: Set<String> = []
    var onNote: (@MainActor @Sendable (String) -> Void)?
  }

  private let state = Mutex(State())

  init() {}

  /// Starts a run.
  ///
  /// - Parameter onNote: Told each sentence.
  package func begin(_ onNote: @escaping @MainActor @Sendable (String) -> Void) {
    state.withLock { $0 = State(onNote: onNote) }
  }

  /// Tells a sentence, unless it was told before.
  ///
  /// - Parameter text: What was wanted, and what to do; names the framework.
  @MainActor
  package func tell(_ text: String) {
    let onNote = state.withLock { state -> (@MainActor @Sendable (String) -> Void)? in
      guard state.told.count < Self.limit, state.told.insert(text).inserted else { return nil }
      return state.onNote
    }
    onNote?(text)
  }

  /// Tells a sentence from code that no actor isolates: at once where it runs on the main thread, as all
  /// work under the virtual clock does, and otherwise when that is free.
  ///
  /// - Parameter text: What was wanted, and what to do; names the framework.
  package func add(_ text: String) {
    if Thread.isMainThread {
      MainActor.assumeIsolated { tell(text) }
    } else {
      Task { @MainActor in tell(text) }
    }
  }
}
