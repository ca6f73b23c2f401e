import XCTest

@testable import Directory

/// How not to test a search: `SearchViewModelTests` waits for the answer, these do not.
@MainActor
final class FailingOnPurposeTests: XCTestCase {
  private var viewModel: SearchViewModel!

  override func setUp() async throws {
    viewModel = SearchViewModel(service: MockSearchService())
  }

  /// Nothing can be there yet: this fails every time.
  func testSearchWithoutWaiting() {
    viewModel.query = "sato"

    XCTAssertEqual(viewModel.state, .found([MockSearchService.person(named: "sato")]))
  }

  /// Long enough on the author's Mac, and a flaky test for whoever is slower.
  func testSearchAfterAGuessedPause() async throws {
    viewModel.query = "sato"
    try await Task.sleep(nanoseconds: 420_000_000)

    XCTAssertEqual(viewModel.state, .found([MockSearchService.person(named: "sato")]))
  }
}
