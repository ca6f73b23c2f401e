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

  func testAddressNeedsAnAt() {
    XCTAssertFalse(form(email: "mori.example.com").canSignIn)
  }

  func testAddressNeedsADot() {
    XCTAssertFalse(form(email: "mori@example").canSignIn)
  }

  func testPasswordNeedsEightCharacters() {
    XCTAssertFalse(form(email: "mori@example.com", password: "1234567").canSignIn)
    XCTAssertTrue(form(email: "mori@example.com", password: "12345678").canSignIn)
  }
}
