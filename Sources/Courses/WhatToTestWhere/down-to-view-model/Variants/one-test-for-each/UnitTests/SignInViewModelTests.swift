import XCTest

@testable import Directory

@MainActor
final class SignInViewModelTests: XCTestCase {
  private let service = MockSignInService()
  private let session = Session()
  private lazy var form = SignInViewModel(service: service, session: session)

  func testSigningInStartsASession() async {
    form.email = "mori@example.com"
    form.password = "password123"

    await form.signIn()

    XCTAssertEqual(session.account?.personID, 7)
    XCTAssertNil(form.failure)
  }

  func testRefusalForgetsThePassword() async {
    await beRefused()

    XCTAssertEqual(form.password, "")
  }

  func testRefusalKeepsTheAddress() async {
    await beRefused()

    XCTAssertEqual(form.failure, .refused)
    XCTAssertEqual(form.email, "nobody@example.com")
  }

  private func beRefused() async {
    service.result = .failure(.refused)
    form.email = "nobody@example.com"
    form.password = "password123"
    await form.signIn()
  }
}
