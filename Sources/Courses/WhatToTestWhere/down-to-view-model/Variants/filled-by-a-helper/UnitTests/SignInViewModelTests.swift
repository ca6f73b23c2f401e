import XCTest

@testable import Directory

@MainActor
final class SignInViewModelTests: XCTestCase {
  private let service = MockSignInService()
  private let session = Session()
  private lazy var form = SignInViewModel(service: service, session: session)

  private func fillIn(_ email: String) {
    form.email = email
    form.password = "password123"
  }

  func testSigningInStartsASession() async {
    fillIn("mori@example.com")

    await form.signIn()

    XCTAssertEqual(session.account?.personID, 7)
    XCTAssertNil(form.failure)
  }

  func testRefusalKeepsTheAddressOnly() async {
    service.result = .failure(.refused)
    fillIn("nobody@example.com")

    await form.signIn()

    XCTAssertEqual(form.failure, .refused)
    XCTAssertEqual(form.email, "nobody@example.com")
    XCTAssertEqual(form.password, "")
    XCTAssertNil(session.account)
  }
}
