import XCTest

/// Signs the customer out.
struct SignOutTestUseCase: TestUseCase {
  let app: XCUIApplication

  func execute() {
    let other = OtherPage(app: app)
    if other.isSignedIn {
      _ = other.tapSignOut().confirmSignOut()
    }
  }
}
