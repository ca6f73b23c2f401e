import ExplorerCore
import SessionProtocol
import SourceModel

/// Looks for the causes of failures while their run goes on, with what was seen up to each.
struct CauseSearch {
  private let sources: Deferred<FailureSources>
  private let limit: Int
  private var window = EventWindow()
  private var causes: [[FailureCause]] = []
  /// The failure that ended the process, with what came before it.
  private var last: (failure: Event, events: [Event])?

  init(sources: Deferred<FailureSources>, limit: Int) {
    self.sources = sources
    self.limit = limit
  }

  mutating func receive(_ event: Event) {
    if case .failure(let failure) = event.content, failure.expectedBecause == nil,
      causes.count < limit
    {
      // With what the process has said, which is known once it has ended.
      last = failure.reason == .processEnded ? (event, window.events) : nil
      causes.append(
        last == nil
          ? FailureCauses.of(event, after: window.events, sources: sources.value) : [])
    }
    window.receive(event)
  }

  /// The causes, by failure.
  ///
  /// - Parameter text: What the process said when it trapped, if it did.
  /// - Returns: Those of the first failures.
  func causes(printed text: String?) -> [[FailureCause]] {
    guard let last, !causes.isEmpty else { return causes }
    return causes.dropLast() + [
      FailureCauses.of(last.failure, after: last.events, sources: sources.value, printed: text)
    ]
  }
}
