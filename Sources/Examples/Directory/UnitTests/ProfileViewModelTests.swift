import XCTest

@testable import Directory

@MainActor
final class ProfileViewModelTests: XCTestCase {
  private var repository: MockPeopleRepository!
  private var session: Session!
  private var viewModel: ProfileViewModel!

  override func setUp() async throws {
    repository = MockPeopleRepository()
    session = Session()
    session.start(Account(personID: 8, token: "abc"))
    viewModel = ProfileViewModel(repository: repository, session: session)
  }

  func testProfileIsThatOfTheAccount() async {
    await viewModel.load()

    XCTAssertEqual(viewModel.person?.name, "Cy")
    XCTAssertNil(viewModel.failure)
  }

  func testProfileIsLoadedOnce() async {
    await viewModel.load()
    await viewModel.load()

    XCTAssertEqual(repository.requests, 1)
  }

  func testAccountOfNobody() async {
    session.start(Account(personID: 99, token: "abc"))

    await viewModel.load()

    XCTAssertNil(viewModel.person)
    XCTAssertEqual(viewModel.failure, .unknownPerson)
  }

  func testSigningOutAsksFirst() {
    viewModel.askToSignOut()
    XCTAssertTrue(viewModel.isAskingToSignOut)
    XCTAssertNotNil(session.account)

    viewModel.signOut()
    XCTAssertFalse(viewModel.isAskingToSignOut)
    XCTAssertNil(session.account)
  }
}
