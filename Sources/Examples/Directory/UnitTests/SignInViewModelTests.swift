import Combine
import XCTest

@testable import Directory

@MainActor
final class SignInViewModelTests: XCTestCase {
  private var service: MockSignInService!
  private var session: Session!
  private var viewModel: SignInViewModel!

  override func setUp() async throws {
    service = MockSignInService()
    session = Session()
    viewModel = SignInViewModel(service: service, session: session)
  }

  private func fillIn(email: String = "bea@example.com", password: String = "correct horse") {
    viewModel.email = email
    viewModel.password = password
  }

  func testEmptyFormIsNeitherWrongNorReady() {
    XCTAssertFalse(viewModel.showsEmailHint)
    XCTAssertFalse(viewModel.showsPasswordHint)
    XCTAssertFalse(viewModel.canSignIn)
  }

  func testPlausibleFormIsReady() {
    fillIn()

    XCTAssertFalse(viewModel.showsEmailHint)
    XCTAssertTrue(viewModel.canSignIn)
  }

  func testImplausibleAddresses() {
    for email in ["bea", "@example.com", "bea@", "bea@example", "bea@.com", "a@b@example.com"] {
      fillIn(email: email)
      XCTAssertTrue(viewModel.showsEmailHint, email)
      XCTAssertFalse(viewModel.canSignIn, email)
    }
  }

  func testAddressWithSubdomainIsPlausible() {
    fillIn(email: "b.e-a+directory@mail.example.co.jp")

    XCTAssertTrue(viewModel.canSignIn)
  }

  func testPasswordNeedsEightCharacters() {
    fillIn(password: "1234567")
    XCTAssertTrue(viewModel.showsPasswordHint)
    XCTAssertFalse(viewModel.canSignIn)

    fillIn(password: "12345678")
    XCTAssertFalse(viewModel.showsPasswordHint)
    XCTAssertTrue(viewModel.canSignIn)
  }

  func testImplausibleFormIsNotSent() async {
    fillIn(email: "bea")

    await viewModel.signIn()

    XCTAssertEqual(service.attempts, 0)
  }

  func testSigningInStartsASession() async {
    fillIn()

    await viewModel.signIn()

    XCTAssertEqual(session.account?.personID, 7)
    XCTAssertNil(viewModel.failure)
  }

  func testRefusalKeepsTheAddressOnly() async {
    service.result = .failure(.refused)
    fillIn()

    await viewModel.signIn()

    XCTAssertEqual(viewModel.failure, .refused)
    XCTAssertEqual(viewModel.email, "bea@example.com")
    XCTAssertEqual(viewModel.password, "")
    XCTAssertNil(session.account)
  }

  func testSecondAttemptForgetsTheFirstOnesFailure() async {
    service.result = .failure(.offline)
    fillIn()
    await viewModel.signIn()
    service.result = .success(Account(personID: 9, token: "def"))
    fillIn()

    await viewModel.signIn()

    XCTAssertNil(viewModel.failure)
    XCTAssertEqual(session.account?.personID, 9)
  }

  func testFormCannotBeSentTwiceAtOnce() {
    fillIn()
    let ended = expectation(description: "signed in")
    var states: [Bool] = []
    let subscription = viewModel.$isSigningIn.sink { isSigningIn in
      states.append(isSigningIn)
      if states == [false, true, false] { ended.fulfill() }
    }
    defer { subscription.cancel() }

    Task { await viewModel.signIn() }
    Task { await viewModel.signIn() }

    wait(for: [ended], timeout: 2)
    XCTAssertEqual(service.attempts, 1)
  }
}
