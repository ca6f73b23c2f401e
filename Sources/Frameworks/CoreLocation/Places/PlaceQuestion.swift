import VirtualTime

/// A question to the services of maps, which answer under virtual time unless it is taken back.
package final class PlaceQuestion<Answer>: @unchecked Sendable {
  /// Takes the answer.
  package typealias Handler = (Result<Answer, any Error>) -> Void

  private var handler: Handler?

  /// Whether there is no answer yet.
  package var isOpen: Bool { handler != nil }

  /// Asks.
  ///
  /// - Parameters:
  ///   - label: What to call the question where work is listed.
  ///   - answer: Finds the answer, when the time has come.
  ///   - handler: Takes it, on the main thread.
  package init(
    _ label: String, answer: @escaping () -> Result<Answer, any Error>,
    handler: @escaping Handler
  ) {
    self.handler = handler
    VirtualTime.later(label, after: PlaceService.latency) {
      if self.isOpen { self.finish(answer()) }
    }
  }

  /// Takes the question back.
  ///
  /// - Parameter error: What is told instead of an answer.
  package func cancel(_ error: any Error) {
    guard let handler else { return }
    self.handler = nil
    VirtualTime.later("cancelled question") { handler(.failure(error)) }
  }

  private func finish(_ result: Result<Answer, any Error>) {
    let handler = handler
    self.handler = nil
    handler?(result)
  }
}

extension Result {
  /// Tells it as the services of maps do: what was found, or why nothing was.
  ///
  /// - Parameter handler: Takes it.
  package func tell(_ handler: (Success?, (any Error)?) -> Void) {
    switch self {
    case .success(let answer): handler(answer, nil)
    case .failure(let error): handler(nil, error)
    }
  }
}

/// What all services of maps have in common.
package enum PlaceService {
  /// How long each takes to answer.
  package static let latency: Duration = .milliseconds(300)
}
