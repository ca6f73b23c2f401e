import Combine
import XCTest
@testable import MyApp

final class SearchViewModelTests: XCTestCase {
    var viewModel: SearchViewModel!
    var mockService: MockSearchService!
    var cancellables: Set<AnyCancellable>!

    override func setUp() {
        super.setUp()
        mockService = MockSearchService()
        viewModel = SearchViewModel(searchService: mockService)
        cancellables = Set<AnyCancellable>()
    }

    func testDebounceSearch() {
        // Arrange
        let expectation = expectation(description: "Search debounced")
        var searchCallCount = 0

        viewModel.$results
            .dropFirst() // 初期値をスキップ
            .sink { _ in
                searchCallCount += 1
                if searchCallCount == 1 {
                    expectation.fulfill()
                }
            }
            .store(in: &cancellables)

        // Act: 素早く3回入力
        viewModel.searchText = "a"
        viewModel.searchText = "ap"
        viewModel.searchText = "app"

        // Assert
        wait(for: [expectation], timeout: 1.0)
        XCTAssertEqual(mockService.searchCallCount, 1) // debounceで1回のみ
        XCTAssertEqual(viewModel.results.count, 3)
    }

    func testEmptyQueryNotSearched() {
        // Arrange
        let expectation = expectation(description: "Empty query not searched")
        expectation.isInverted = true // 呼ばれないことを期待

        viewModel.$results
            .dropFirst()
            .sink { _ in
                expectation.fulfill()
            }
            .store(in: &cancellables)

        // Act
        viewModel.searchText = ""

        // Assert
        wait(for: [expectation], timeout: 0.5)
        XCTAssertEqual(mockService.searchCallCount, 0)
    }
}

class MockSearchService: SearchServiceProtocol {
    var searchCallCount = 0
    var resultsToReturn: [SearchResult] = []

    func search(query: String) -> AnyPublisher<[SearchResult], Never> {
        searchCallCount += 1

        let results = (0..<3).map {
            SearchResult(title: "\(query) \($0)", description: "Description")
        }
        resultsToReturn = results

        return Just(results)
            .delay(for: .milliseconds(100), scheduler: RunLoop.main)
            .eraseToAnyPublisher()
    }
}
