import Combine
import XCTest

@testable import Directory

@MainActor
final class SearchViewModelTests: XCTestCase {
  private let service = MockSearchService()
  private lazy var viewModel = SearchViewModel(service: service)
  private var cancellables: Set<AnyCancellable> = []

  /// An expectation of an answer, fulfilled when it comes.
  private func answer(_ name: String) -> XCTestExpectation {
    let came = expectation(description: "found \(name)")
    let found = SearchViewModel.State.found([MockSearchService.person(named: name)])
    viewModel.$state.first { $0 == found }.sink { _ in came.fulfill() }.store(in: &cancellables)
    return came
  }

  func testFastTypingIsOneSearch() {
    let answer = answer("sato")

    for query in ["s", "sa", "sat", "sato"] { viewModel.query = query }

    wait(for: [answer], timeout: 1)
    XCTAssertEqual(service.queries, ["sato"])
  }

  func testSpacesDoNotCount() {
    for query in [" sato", "sato ", "  sato  "] {
      let service = MockSearchService()
      let viewModel = SearchViewModel(service: service)
      let searched = expectation(description: "searched")
      viewModel.$state.dropFirst().first { $0 != .searching }.sink { _ in searched.fulfill() }
        .store(in: &cancellables)
      viewModel.query = query
      wait(for: [searched], timeout: 1)
      XCTAssertEqual(service.queries, ["sato"], query)
    }
  }

  func testBlankQueryIsNoSearch() {
    for query in [" ", "   "] {
      viewModel.query = query
      _ = XCTWaiter.wait(for: [XCTestExpectation(description: "time to ask")], timeout: 0.5)
      XCTAssertEqual(service.queries, [], "asked for \"\(query)\"")
    }
  }
}
