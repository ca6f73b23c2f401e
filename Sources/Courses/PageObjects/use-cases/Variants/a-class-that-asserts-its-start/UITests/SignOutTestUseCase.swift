import XCTest

/// Signs the customer out.
final class SignOutTestUseCase: TestUseCase {
  private let app: XCUIApplication

  init(app: XCUIApplication) {
    self.app = app
  }

  func execute() {
    let other = OtherPage(app: app)
    XCTAssertTrue(other.isSignedIn, "nobody is signed in")
    _ = other.tapSignOut().confirmSignOut()
  }
}
