import Combine
import XCTest

@testable import Directory

@MainActor
final class PeopleViewModelTests: XCTestCase {
  private var repository: MockPeopleRepository!
  private var viewModel: PeopleViewModel!
  private var cancellables: Set<AnyCancellable> = []

  override func setUp() async throws {
    repository = MockPeopleRepository()
    viewModel = PeopleViewModel(repository: repository)
  }

  override func tearDown() async throws {
    cancellables = []
  }

  func testNothingIsLoadedUnasked() {
    XCTAssertTrue(viewModel.people.isEmpty)
    XCTAssertFalse(viewModel.isLoading)
    XCTAssertNil(viewModel.failure)
    XCTAssertEqual(repository.requests, 0)
  }

  func testLoading() async {
    await viewModel.load()

    XCTAssertEqual(viewModel.people, Person.samples)
    XCTAssertFalse(viewModel.isLoading)
    XCTAssertNil(viewModel.failure)
  }

  /// The task is not awaited: the expectation is what the test waits for.
  func testPeopleArriveLater() async {
    let arrived = expectation(description: "people arrived")
    viewModel.$people.dropFirst()
      .sink { people in
        if people.count == 3 { arrived.fulfill() }
      }
      .store(in: &cancellables)

    Task { await viewModel.load() }
    XCTAssertTrue(viewModel.people.isEmpty)

    await fulfillment(of: [arrived], timeout: 2)
    XCTAssertEqual(viewModel.people.map(\.name), ["Bea", "Cy", "Al"])
  }

  func testLoadingIsShownWhileItLasts() {
    let ended = expectation(description: "loading ended")
    var states: [Bool] = []
    viewModel.$isLoading
      .sink { isLoading in
        states.append(isLoading)
        if states.count == 3 { ended.fulfill() }
      }
      .store(in: &cancellables)

    Task { await viewModel.load() }

    wait(for: [ended], timeout: 2)
    XCTAssertEqual(states, [false, true, false])
  }

  func testFailure() async {
    repository.result = .failure(.unavailable)

    await viewModel.load()

    XCTAssertEqual(viewModel.failure, .unavailable)
    XCTAssertTrue(viewModel.people.isEmpty)
    XCTAssertFalse(viewModel.isLoading)
  }

  func testTryingAgainAfterAFailure() async {
    repository.result = .failure(.offline)
    await viewModel.load()
    repository.result = .success(Person.samples)

    await viewModel.load()

    XCTAssertNil(viewModel.failure)
    XCTAssertEqual(viewModel.people.count, 3)
    XCTAssertEqual(repository.requests, 2)
  }

  func testFailedRefreshKeepsThePeople() async {
    await viewModel.load()
    repository.result = .failure(.offline)

    await viewModel.load()

    XCTAssertEqual(viewModel.people.count, 3)
    XCTAssertEqual(viewModel.failure, .offline)
  }

  func testSectionsFollowTheDepartmentsAndNames() async {
    await viewModel.load()

    XCTAssertEqual(viewModel.sections.map(\.department), [.design, .sales])
    XCTAssertEqual(viewModel.sections.last?.people.map(\.name), ["Al", "Bea"])
  }
}
