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

  func testSpacesAroundAQueryDoNotCount() {
    let answer = answer("sato")

    viewModel.query = " sato "

    wait(for: [answer], timeout: 1)
    XCTAssertEqual(service.queries, ["sato"])
  }

  func testBlankQueryIsNoSearch() {
    viewModel.query = "   "

    XCTAssertEqual(service.queries, [])
  }
}
