import Combine
import Foundation

protocol SearchServiceProtocol {
    func search(query: String) -> AnyPublisher<[SearchResult], Never>
}

class SearchViewModel: ObservableObject {
    @Published var searchText = ""
    @Published var results: [SearchResult] = []

    private var cancellables = Set<AnyCancellable>()

    init(searchService: SearchServiceProtocol) {
        $searchText
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .removeDuplicates()
            .filter { !$0.isEmpty }
            .flatMap { query in
                searchService.search(query: query)
            }
            .assign(to: &$results)
    }
}
