import Combine
import XCTest

@testable import Directory

@MainActor
final class SearchViewModelTests: XCTestCase {
  private var service: MockSearchService!
  private var viewModel: SearchViewModel!
  private var cancellables: Set<AnyCancellable> = []

  override func setUp() async throws {
    service = MockSearchService()
    viewModel = SearchViewModel(service: service)
  }

  override func tearDown() async throws {
    cancellables = []
  }

  /// An expectation of a state, fulfilled when it comes.
  private func state(_ wanted: SearchViewModel.State) -> XCTestExpectation {
    let came = expectation(description: "the awaited state")
    viewModel.$state.first { $0 == wanted }.sink { _ in came.fulfill() }.store(in: &cancellables)
    return came
  }

  private func found(_ name: String) -> SearchViewModel.State {
    .found([MockSearchService.person(named: name)])
  }

  func testFastTypingIsOneSearch() {
    let found = state(found("sato"))

    for query in ["s", "sa", "sat", "sato"] { viewModel.query = query }

    wait(for: [found], timeout: 1)
    XCTAssertEqual(service.queries, ["sato"])
  }

  func testBlankQueryIsNoSearch() {
    let searched = expectation(description: "searched")
    searched.isInverted = true
    service.onSearch = { searched.fulfill() }

    viewModel.query = "   "

    wait(for: [searched], timeout: 0.5)
    XCTAssertEqual(viewModel.state, .idle)
  }

  func testSpacesAroundAQueryAreNoOtherQuery() {
    viewModel.query = " sato "
    wait(for: [state(found("sato"))], timeout: 1)

    let searchedAgain = expectation(description: "searched again")
    searchedAgain.isInverted = true
    service.onSearch = { searchedAgain.fulfill() }
    viewModel.query = "sato"

    wait(for: [searchedAgain], timeout: 0.5)
    XCTAssertEqual(service.queries, ["sato"])
  }

  func testStatesOfASearch() {
    var states: [SearchViewModel.State] = []
    viewModel.$state.sink { states.append($0) }.store(in: &cancellables)

    viewModel.query = "sato"

    wait(for: [state(found("sato"))], timeout: 1)
    XCTAssertEqual(states, [.idle, .searching, found("sato")])
  }

  /// The one letter takes long to search for; meanwhile there is a better question.
  func testOlderAnswerDoesNotReplaceANewerOne() {
    viewModel.query = "s"
    wait(for: [state(.searching)], timeout: 1)
    viewModel.query = "sato"
    wait(for: [state(found("sato"))], timeout: 1)

    let replaced = state(found("s"))
    replaced.isInverted = true

    wait(for: [replaced], timeout: 1)
    XCTAssertEqual(viewModel.state, found("sato"))
  }

  func testSearchGoesOnAfterAFailure() {
    service.failure = .unavailable
    viewModel.query = "sato"
    wait(for: [state(.failed)], timeout: 1)

    service.failure = nil
    viewModel.query = "mori"

    wait(for: [state(found("mori"))], timeout: 1)
  }
}
