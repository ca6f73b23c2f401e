import Combine
import XCTest
@testable import MyApp

final class FlakySearchTests: XCTestCase {
    let viewModel = SearchViewModel(searchService: FiveResults())
    var cancellables: Set<AnyCancellable> = []

    // フレーキーなテスト
    func testUnstable() {
        viewModel.searchText = "test"
        // タイミングによって失敗する
        XCTAssertEqual(viewModel.results.count, 5)
    }

    // 安定したテスト
    func testStable() {
        let expectation = expectation(description: "Search completed")

        viewModel.$results
            .dropFirst()
            .sink { results in
                if !results.isEmpty {
                    expectation.fulfill()
                }
            }
            .store(in: &cancellables)

        viewModel.searchText = "test"

        wait(for: [expectation], timeout: 2.0)
        XCTAssertEqual(viewModel.results.count, 5)
    }
}

private struct FiveResults: SearchServiceProtocol {
    func search(query: String) -> AnyPublisher<[SearchResult], Never> {
        Just((0..<5).map { SearchResult(title: "\(query) \($0)", description: "") })
            .delay(for: .seconds(1), scheduler: DispatchQueue.main)
            .eraseToAnyPublisher()
    }
}
