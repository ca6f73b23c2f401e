import Combine
import Foundation

@MainActor
final class SearchViewModel: ObservableObject {
  enum State: Equatable {
    case idle, searching, failed
    case found([Person])
  }

  @Published var query = ""
  @Published private(set) var state = State.idle

  /// Asks the service once nothing was typed for 300 ms; an answer to an older question is dropped.
  init(service: SearchService) {
    $query
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .map { query -> AnyPublisher<State, Never> in
        guard !query.isEmpty else { return Just(.idle).eraseToAnyPublisher() }
        return service.people(matching: query)
          .map(State.found)
          .replaceError(with: .failed)
          .prepend(.searching)
          .eraseToAnyPublisher()
      }
      .switchToLatest()
      .removeDuplicates()
      .receive(on: RunLoop.main)
      .assign(to: &$state)
  }
}
