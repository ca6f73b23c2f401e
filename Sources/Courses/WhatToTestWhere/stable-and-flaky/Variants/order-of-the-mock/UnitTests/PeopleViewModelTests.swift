import XCTest

@testable import Directory

@MainActor
final class PeopleViewModelTests: XCTestCase {
  func testEverybodyIsLoaded() async {
    let viewModel = PeopleViewModel(repository: MockPeopleRepository())

    await viewModel.load()

    XCTAssertNil(viewModel.failure)
    XCTAssertEqual(viewModel.people.map(\.name), ["Bea", "Cy"])
  }
}
