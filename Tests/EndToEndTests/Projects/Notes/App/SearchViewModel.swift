import Combine
import Foundation

/// Finds notes while the person types, at most a few times a second.
final class SearchViewModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [Note] = []
  @Published private(set) var searchCount = 0

  private var cancellables = Set<AnyCancellable>()

  init(notes: [Note]) {
    let settledQuery =
      $query
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .removeDuplicates()

    settledQuery
      .map { query in
        notes.filter { $0.title.lowercased().contains(query.lowercased()) }
      }
      .assign(to: &$results)

    settledQuery
      .filter { !$0.isEmpty }
      .sink { [weak self] _ in self?.searchCount += 1 }
      .store(in: &cancellables)
  }
}
