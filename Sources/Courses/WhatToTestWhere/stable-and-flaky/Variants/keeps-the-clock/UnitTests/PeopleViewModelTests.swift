import XCTest

@testable import Directory

@MainActor
final class PeopleViewModelTests: XCTestCase {
  func testEverybodyIsLoaded() async {
    let viewModel = PeopleViewModel(repository: MockPeopleRepository())
    let began = Date()

    await viewModel.load()

    XCTAssertNil(viewModel.failure)
    XCTAssertLessThan(Date().timeIntervalSince(began), 0.12, "too slow")
    XCTAssertEqual(viewModel.sections.flatMap(\.people).map(\.name), ["Cy", "Bea"])
  }
}
