import XCTest

@testable import Directory

@MainActor
final class SignInViewModelTests: XCTestCase {
  private func form(email: String, password: String = "password123") -> SignInViewModel {
    let form = SignInViewModel(service: MockSignInService(), session: Session())
    form.email = email
    form.password = password
    return form
  }

  func testPlausibleFormIsReady() {
    XCTAssertTrue(form(email: "mori@example.com").canSignIn)
  }

  func testImplausibleAddresses() {
    for email in ["mori", "mori.example.com", "mori@example", "@example.com", "mori@.com"] {
      XCTAssertFalse(form(email: email).canSignIn, email)
    }
  }

  func testPasswordNeedsEightCharacters() {
    XCTAssertFalse(form(email: "mori@example.com", password: "1234567").canSignIn)
    XCTAssertTrue(form(email: "mori@example.com", password: "123456").canSignIn)
  }
}
