import XCTest

/// Signs the customer out.
struct SignOutTestUseCase: TestUseCase {
  let app: XCUIApplication

  func execute() {
    let other = OtherPage(app: app)
    guard other.isSignedIn else { return }
    _ = other.tapSignOut().confirmSignOut()
  }
}
