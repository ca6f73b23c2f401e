import Combine
import XCTest

@testable import Directory

/// View models with the real client below them.
@MainActor
final class ViewModelsWithAPITests: XCTestCase {
  func testSigningInLeadsToTheOwnProfile() async {
    let api = DirectoryAPI()
    let session = Session()
    let signIn = SignInViewModel(service: api, session: session)
    signIn.email = "mori@example.com"
    signIn.password = "password123"

    await signIn.signIn()
    let profile = ProfileViewModel(repository: api, session: session)
    await profile.load()

    XCTAssertEqual(profile.person?.name, "Mori Yuki")
  }

  func testEveryDepartmentHasPeople() async {
    let viewModel = PeopleViewModel(repository: DirectoryAPI())

    await viewModel.load()

    XCTAssertEqual(viewModel.sections.map(\.department), Department.allCases)
    XCTAssertEqual(
      viewModel.sections.map { $0.people.map(\.id) }, [[1], [3, 2], [5, 4]])
  }

  func testLostConnectionCanBeTriedAgain() async {
    let api = DirectoryAPI(session: LosingURLProtocol.session(losing: 1))
    let viewModel = PeopleViewModel(repository: api)

    await viewModel.load()
    XCTAssertEqual(viewModel.failure, .offline)

    await viewModel.load()
    XCTAssertNil(viewModel.failure)
    XCTAssertEqual(viewModel.people.count, 5)
  }

  func testSearchFindsByName() {
    let viewModel = SearchViewModel(service: DirectoryAPI())
    let found = expectation(description: "found")
    var names: [String] = []
    let subscription = viewModel.$state.sink { state in
      guard case .found(let people) = state else { return }
      names = people.map(\.name)
      found.fulfill()
    }
    defer { subscription.cancel() }

    viewModel.query = "sato"

    wait(for: [found], timeout: 5)
    XCTAssertEqual(names, ["Sato Hana", "Sato Ren"])
  }
}
