import Combine
import XCTest

@testable import Directory

@MainActor
final class SearchViewModelTests: XCTestCase {
  private let service = MockSearchService()
  private lazy var viewModel = SearchViewModel(service: service)
  private var cancellables: Set<AnyCancellable> = []

  func testFastTypingIsOneSearch() {
    let found = SearchViewModel.State.found([MockSearchService.person(named: "sato")])
    let ended = expectation(description: "the search has ended")
    var states: [SearchViewModel.State] = []
    viewModel.$state
      .sink { state in
        states.append(state)
        if state == found { ended.fulfill() }
      }
      .store(in: &cancellables)

    for query in ["s", "sa", "sat", "sato"] { viewModel.query = query }

    wait(for: [ended], timeout: 5)
    XCTAssertEqual(states, [.idle, .searching, found])
    XCTAssertEqual(service.queries, ["sato"])
  }
}
